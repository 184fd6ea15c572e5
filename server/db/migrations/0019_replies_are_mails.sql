ALTER TABLE "mails" ADD COLUMN "written" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "written_by" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "references" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "written_is_valid" CHECK (char_length("mails"."written") <= 20000 and "mails"."written" ~ '[^[:space:]]' and "mails"."written" !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f]');--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "written_by_is_valid" CHECK (char_length("mails"."written_by") <= 254 and "mails"."written_by" ~ '[^[:space:]]' and "mails"."written_by" !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]');--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "reply_has_an_author" CHECK (("mails"."written" is null) = ("mails"."written_by" is null));