CREATE TABLE "site_picture_files" (
	"name" text NOT NULL,
	"width" integer NOT NULL,
	"format" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "site_picture_files_name_width_format_pk" PRIMARY KEY("name","width","format"),
	CONSTRAINT "format_is_valid" CHECK (char_length("site_picture_files"."format") <= 4 and "site_picture_files"."format" ~ '[^[:space:]]' and "site_picture_files"."format" !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]')
);
--> statement-breakpoint
CREATE TABLE "site_pictures" (
	"name" text PRIMARY KEY NOT NULL,
	"alt" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"owner_email" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "name_is_valid" CHECK (char_length("site_pictures"."name") <= 16 and "site_pictures"."name" ~ '[^[:space:]]' and "site_pictures"."name" !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
	CONSTRAINT "alt_is_valid" CHECK (char_length("site_pictures"."alt") <= 300 and "site_pictures"."alt" ~ '[^[:space:]]' and "site_pictures"."alt" !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]')
);
--> statement-breakpoint
CREATE TABLE "site_text_changes" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"text_id" text NOT NULL,
	"act" text NOT NULL,
	"content" jsonb NOT NULL,
	"show_at" timestamp with time zone,
	"before" jsonb,
	"owner_email" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "act_is_valid" CHECK ("site_text_changes"."act" in ('saved', 'shown', 'scheduled', 'hidden', 'delivered')),
	CONSTRAINT "owner_email_is_valid" CHECK (char_length("site_text_changes"."owner_email") <= 254 and "site_text_changes"."owner_email" ~ '[^[:space:]]' and "site_text_changes"."owner_email" !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]')
);
--> statement-breakpoint
CREATE TABLE "site_texts" (
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"id" text NOT NULL,
	"content" jsonb NOT NULL,
	"shown" jsonb,
	"show_at" timestamp with time zone,
	"shipped" jsonb,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "site_texts_kind_language_id_pk" PRIMARY KEY("kind","language","id"),
	CONSTRAINT "kind_is_valid" CHECK ("site_texts"."kind" in ('article', 'question', 'project')),
	CONSTRAINT "language_is_valid" CHECK (char_length("site_texts"."language") <= 10 and "site_texts"."language" ~ '[^[:space:]]' and "site_texts"."language" !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
	CONSTRAINT "id_is_valid" CHECK (char_length("site_texts"."id") <= 80 and "site_texts"."id" ~ '[^[:space:]]' and "site_texts"."id" !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]')
);
--> statement-breakpoint
ALTER TABLE "site_picture_files" ADD CONSTRAINT "site_picture_files_name_site_pictures_name_fk" FOREIGN KEY ("name") REFERENCES "public"."site_pictures"("name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "site_text_changes_of" ON "site_text_changes" USING btree ("kind","language","text_id","id");