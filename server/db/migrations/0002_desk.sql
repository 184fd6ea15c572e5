CREATE TABLE "desk_settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	CONSTRAINT "key_is_valid" CHECK (char_length("desk_settings"."key") <= 60 and "desk_settings"."key" ~ '[^[:space:]]' and "desk_settings"."key" !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]')
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"owner_email" text,
	"action" text NOT NULL,
	"subject" text,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "action_is_valid" CHECK (char_length("audit_entries"."action") <= 60 and "audit_entries"."action" ~ '[^[:space:]]' and "audit_entries"."action" !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
	CONSTRAINT "subject_is_valid" CHECK (char_length("audit_entries"."subject") <= 120 and "audit_entries"."subject" ~ '[^[:space:]]' and "audit_entries"."subject" !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
	CONSTRAINT "owner_email_is_valid" CHECK (char_length("audit_entries"."owner_email") <= 254),
	CONSTRAINT "details_is_valid" CHECK (jsonb_typeof("audit_entries"."details") = 'object' and octet_length("audit_entries"."details"::text) <= 4000)
);
--> statement-breakpoint
CREATE TABLE "owner_accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "owner_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"user_id" text NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "owner_sessions_token_unique" UNIQUE("token"),
	CONSTRAINT "ip_address_is_valid" CHECK (char_length("owner_sessions"."ip_address") <= 100),
	CONSTRAINT "user_agent_is_valid" CHECK (char_length("owner_sessions"."user_agent") <= 1000)
);
--> statement-breakpoint
CREATE TABLE "owner_two_factors" (
	"id" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"backup_codes" text NOT NULL,
	"user_id" text NOT NULL,
	"verified" boolean DEFAULT true,
	"failed_verification_count" integer DEFAULT 0,
	"locked_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "owner_verifications" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "owners" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"two_factor_enabled" boolean DEFAULT false,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "owners_email_unique" UNIQUE("email"),
	CONSTRAINT "email_is_valid" CHECK (char_length("owners"."email") <= 254 and "owners"."email" ~ '^[^@[:space:][:cntrl:],\u003b:<>()"]+@[^@[:space:][:cntrl:],\u003b:<>()"]+$'),
	CONSTRAINT "name_is_valid" CHECK (char_length("owners"."name") <= 120 and "owners"."name" ~ '[^[:space:]]' and "owners"."name" !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]')
);
--> statement-breakpoint
CREATE TABLE "daily_counts" (
	"day" date NOT NULL,
	"measure" text NOT NULL,
	"label" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "daily_counts_day_measure_label_pk" PRIMARY KEY("day","measure","label"),
	CONSTRAINT "measure_is_valid" CHECK (char_length("daily_counts"."measure") <= 40 and "daily_counts"."measure" ~ '[^[:space:]]' and "daily_counts"."measure" !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
	CONSTRAINT "label_is_valid" CHECK (char_length("daily_counts"."label") <= 200 and "daily_counts"."label" ~ '[^[:space:]]' and "daily_counts"."label" !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
	CONSTRAINT "count_is_valid" CHECK ("daily_counts"."count" >= 1)
);
--> statement-breakpoint
CREATE TABLE "people" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"company" text,
	"status" text DEFAULT 'new' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"kinds" text[] DEFAULT '{}' NOT NULL,
	"source" text DEFAULT 'direct' NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"waiting_since" timestamp with time zone,
	"words" "tsvector" DEFAULT '' NOT NULL,
	CONSTRAINT "source_is_valid" CHECK (char_length("people"."source") <= 300),
	CONSTRAINT "status_is_valid" CHECK ("people"."status" in ('new', 'contacted', 'qualified', 'won', 'lost'))
);
--> statement-breakpoint
CREATE TABLE "person_keys" (
	"key" text PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "person_merges" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kept_id" uuid NOT NULL,
	"other" jsonb NOT NULL,
	"keys" text[] NOT NULL,
	"lead_ids" uuid[] NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "person_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"text" text NOT NULL,
	"owner_email" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "text_is_valid" CHECK (char_length("person_notes"."text") <= 5000 and "person_notes"."text" ~ '[^[:space:]]' and "person_notes"."text" !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f]'),
	CONSTRAINT "owner_email_is_valid" CHECK (char_length("person_notes"."owner_email") <= 254 and "person_notes"."owner_email" ~ '[^[:space:]]' and "person_notes"."owner_email" !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]')
);
--> statement-breakpoint
CREATE TABLE "testimonials" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"company" text,
	"role" text,
	"content" text NOT NULL,
	"rating" integer NOT NULL,
	"service_type" text NOT NULL,
	"project_details" text,
	"status" text DEFAULT 'pending' NOT NULL,
	"photo_url" text,
	"video_url" text,
	"featured" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sample" boolean DEFAULT false NOT NULL,
	"verified_client" boolean DEFAULT false NOT NULL,
	"invitation_id" uuid,
	"publish_consent" boolean DEFAULT false NOT NULL,
	"suspicion" text,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "testimonials_invitation_id_unique" UNIQUE("invitation_id"),
	CONSTRAINT "name_is_valid" CHECK (char_length("testimonials"."name") <= 120 and "testimonials"."name" ~ '[^[:space:]]' and "testimonials"."name" !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
	CONSTRAINT "email_is_valid" CHECK (char_length("testimonials"."email") <= 254 and "testimonials"."email" ~ '^[^@[:space:][:cntrl:],\u003b:<>()"]+@[^@[:space:][:cntrl:],\u003b:<>()"]+$'),
	CONSTRAINT "company_is_valid" CHECK (char_length("testimonials"."company") <= 160 and "testimonials"."company" ~ '[^[:space:]]' and "testimonials"."company" !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
	CONSTRAINT "role_is_valid" CHECK (char_length("testimonials"."role") <= 120 and "testimonials"."role" ~ '[^[:space:]]' and "testimonials"."role" !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
	CONSTRAINT "content_is_valid" CHECK (char_length("testimonials"."content") <= 3000 and "testimonials"."content" ~ '[^[:space:]]' and "testimonials"."content" !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f]'),
	CONSTRAINT "rating_is_valid" CHECK ("testimonials"."rating" between 1 and 5),
	CONSTRAINT "service_type_is_valid" CHECK (char_length("testimonials"."service_type") <= 120 and "testimonials"."service_type" ~ '[^[:space:]]' and "testimonials"."service_type" !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
	CONSTRAINT "project_details_is_valid" CHECK (char_length("testimonials"."project_details") <= 3000 and "testimonials"."project_details" ~ '[^[:space:]]' and "testimonials"."project_details" !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f]'),
	CONSTRAINT "status_is_valid" CHECK ("testimonials"."status" in ('pending', 'approved', 'rejected')),
	CONSTRAINT "photo_url_is_valid" CHECK (char_length("testimonials"."photo_url") <= 500 and "testimonials"."photo_url" ~ '[^[:space:]]' and "testimonials"."photo_url" !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
	CONSTRAINT "video_url_is_valid" CHECK (char_length("testimonials"."video_url") <= 500 and "testimonials"."video_url" ~ '[^[:space:]]' and "testimonials"."video_url" !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
	CONSTRAINT "suspicion_is_valid" CHECK (char_length("testimonials"."suspicion") <= 200 and "testimonials"."suspicion" ~ '[^[:space:]]' and "testimonials"."suspicion" !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]')
);
--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "person_id" uuid;--> statement-breakpoint
ALTER TABLE "owner_accounts" ADD CONSTRAINT "owner_accounts_user_id_owners_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owner_sessions" ADD CONSTRAINT "owner_sessions_user_id_owners_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owner_two_factors" ADD CONSTRAINT "owner_two_factors_user_id_owners_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_keys" ADD CONSTRAINT "person_keys_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_merges" ADD CONSTRAINT "person_merges_kept_id_people_id_fk" FOREIGN KEY ("kept_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_notes" ADD CONSTRAINT "person_notes_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_at" ON "audit_entries" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_entries_subject" ON "audit_entries" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "owner_accounts_user_id" ON "owner_accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "owner_sessions_user_id" ON "owner_sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "owner_two_factors_user_id" ON "owner_two_factors" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "owner_verifications_identifier" ON "owner_verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "people_last_at" ON "people" USING btree ("last_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "people_status" ON "people" USING btree ("status","last_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "people_source" ON "people" USING btree ("source","last_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "people_tagged" ON "people" USING btree ("id") WHERE tags <> '{}';--> statement-breakpoint
CREATE INDEX "people_waiting" ON "people" USING btree ("waiting_since") WHERE waiting_since is not null;--> statement-breakpoint
CREATE INDEX "people_words" ON "people" USING gin ("words");--> statement-breakpoint
CREATE INDEX "people_tags" ON "people" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "person_keys_person_id" ON "person_keys" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "person_merges_kept_id" ON "person_merges" USING btree ("kept_id");--> statement-breakpoint
CREATE INDEX "person_notes_person_id" ON "person_notes" USING btree ("person_id","at");--> statement-breakpoint
CREATE INDEX "testimonials_status" ON "testimonials" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "testimonials_email" ON "testimonials" USING btree ("email");--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "leads_person_id" ON "leads" USING btree ("person_id","created_at");--> statement-breakpoint
CREATE INDEX "leads_quarantined" ON "leads" USING btree ("created_at") WHERE quarantine_reason is not null;