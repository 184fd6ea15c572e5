CREATE TABLE "people_import_rows" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"import_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"cells" text[] NOT NULL,
	"address" text,
	"outcome" text,
	"problem" text,
	"is_in" boolean DEFAULT false NOT NULL,
	CONSTRAINT "people_import_rows_place" UNIQUE("import_id","place"),
	CONSTRAINT "outcome_is_valid" CHECK ("people_import_rows"."outcome" in ('new', 'known', 'refused')),
	CONSTRAINT "problem_is_valid" CHECK (char_length("people_import_rows"."problem") <= 60 and "people_import_rows"."problem" ~ '[^[:space:]]' and "people_import_rows"."problem" !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
	CONSTRAINT "address_is_valid" CHECK (char_length("people_import_rows"."address") <= 254)
);
--> statement-breakpoint
CREATE TABLE "people_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"file_name" text NOT NULL,
	"headings" text[] NOT NULL,
	"columns" jsonb NOT NULL,
	"state" text DEFAULT 'reading' NOT NULL,
	"row_count" integer NOT NULL,
	"done_to" integer DEFAULT 0 NOT NULL,
	"owner_email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "file_name_is_valid" CHECK (char_length("people_imports"."file_name") <= 200 and "people_imports"."file_name" ~ '[^[:space:]]' and "people_imports"."file_name" !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
	CONSTRAINT "state_is_valid" CHECK ("people_imports"."state" in ('reading', 'checking', 'ready', 'importing', 'done', 'undoing', 'undone')),
	CONSTRAINT "owner_email_is_valid" CHECK (char_length("people_imports"."owner_email") <= 254 and "people_imports"."owner_email" ~ '[^[:space:]]' and "people_imports"."owner_email" !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]')
);
--> statement-breakpoint
CREATE TABLE "person_undos" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"step" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"owner_email" text NOT NULL,
	"before" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"after" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "person_undos_step" UNIQUE("step","person_id"),
	CONSTRAINT "kind_is_valid" CHECK ("person_undos"."kind" in ('added', 'changed', 'set-aside')),
	CONSTRAINT "owner_email_is_valid" CHECK (char_length("person_undos"."owner_email") <= 254 and "person_undos"."owner_email" ~ '[^[:space:]]' and "person_undos"."owner_email" !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]')
);
--> statement-breakpoint
ALTER TABLE "people_import_rows" ADD CONSTRAINT "people_import_rows_import_id_people_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."people_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "people_import_rows_outcome" ON "people_import_rows" USING btree ("import_id","outcome","place");--> statement-breakpoint
CREATE INDEX "people_import_rows_address" ON "people_import_rows" USING btree ("address","import_id","place");--> statement-breakpoint
CREATE INDEX "people_imports_created_at" ON "people_imports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "person_undos_person_id" ON "person_undos" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "person_undos_at" ON "person_undos" USING btree ("at");--> statement-breakpoint
CREATE INDEX "person_undos_leads" ON "person_undos" USING gin ((before -> 'lead_ids')) WHERE kind = 'set-aside';--> statement-breakpoint
CREATE INDEX "people_number" ON "people" USING btree (phone_key("phone"));--> statement-breakpoint
CREATE INDEX "people_other_number" ON "people" USING btree (phone_key("other_phone"));