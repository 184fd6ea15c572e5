CREATE TABLE "site_changes" (
	"id" integer PRIMARY KEY NOT NULL,
	"owner_email" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"facts" jsonb NOT NULL,
	"undoes" integer,
	CONSTRAINT "owner_email_is_valid" CHECK (char_length("site_changes"."owner_email") <= 254 and "site_changes"."owner_email" ~ '[^[:space:]]' and "site_changes"."owner_email" !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]')
);
--> statement-breakpoint
CREATE TABLE "site_values" (
	"field" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"shipped" jsonb NOT NULL,
	"change_id" integer NOT NULL,
	CONSTRAINT "field_is_valid" CHECK (char_length("site_values"."field") <= 200 and "site_values"."field" ~ '[^[:space:]]' and "site_values"."field" !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]')
);
