CREATE TABLE "bookings" (
	"lead_id" uuid PRIMARY KEY NOT NULL,
	"booking_id" text NOT NULL,
	"service" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"visitor_time_zone" text,
	"message" text,
	"state" text DEFAULT 'booked' NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "bookings_booking_id_unique" UNIQUE("booking_id"),
	CONSTRAINT "booking_id_is_valid" CHECK ("bookings"."booking_id" ~ '^[A-Za-z0-9_-]{1,60}$'),
	CONSTRAINT "service_is_valid" CHECK (char_length("bookings"."service") <= 120 and "bookings"."service" ~ '[^[:space:]]' and "bookings"."service" !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
	CONSTRAINT "visitor_time_zone_is_valid" CHECK (char_length("bookings"."visitor_time_zone") <= 64 and "bookings"."visitor_time_zone" ~ '[^[:space:]]' and "bookings"."visitor_time_zone" !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
	CONSTRAINT "message_is_valid" CHECK (char_length("bookings"."message") <= 5000 and "bookings"."message" ~ '[^[:space:]]' and "bookings"."message" !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f]'),
	CONSTRAINT "state_is_valid" CHECK ("bookings"."state" in ('booked', 'rescheduled', 'cancelled')),
	CONSTRAINT "sequence_is_valid" CHECK ("bookings"."sequence" >= 0)
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"lead_id" uuid PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	CONSTRAINT "subject_is_valid" CHECK (char_length("contact_messages"."subject") <= 200 and "contact_messages"."subject" ~ '[^[:space:]]' and "contact_messages"."subject" !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
	CONSTRAINT "message_is_valid" CHECK (char_length("contact_messages"."message") <= 5000 and "contact_messages"."message" ~ '[^[:space:]]' and "contact_messages"."message" !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f]')
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"company" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"quarantine_reason" text,
	"source" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"notice_version" text NOT NULL,
	"notice_language" text NOT NULL,
	"notice_purpose" text NOT NULL,
	"noticed_at" timestamp with time zone NOT NULL,
	"marketing_consent" boolean DEFAULT false NOT NULL,
	CONSTRAINT "kind_is_valid" CHECK ("leads"."kind" in ('contact', 'booking', 'quote')),
	CONSTRAINT "status_is_valid" CHECK ("leads"."status" in ('new', 'contacted', 'qualified', 'won', 'lost')),
	CONSTRAINT "name_is_valid" CHECK (char_length("leads"."name") <= 120 and "leads"."name" ~ '[^[:space:]]' and "leads"."name" !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
	CONSTRAINT "email_is_valid" CHECK (char_length("leads"."email") <= 254 and "leads"."email" ~ '^[^@[:space:][:cntrl:],\u003b:<>()"]+@[^@[:space:][:cntrl:],\u003b:<>()"]+$'),
	CONSTRAINT "phone_is_valid" CHECK (char_length("leads"."phone") <= 40 and "leads"."phone" ~ '[^[:space:]]' and "leads"."phone" !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
	CONSTRAINT "company_is_valid" CHECK (char_length("leads"."company") <= 160 and "leads"."company" ~ '[^[:space:]]' and "leads"."company" !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
	CONSTRAINT "quarantine_reason_is_valid" CHECK (char_length("leads"."quarantine_reason") <= 200 and "leads"."quarantine_reason" ~ '[^[:space:]]' and "leads"."quarantine_reason" !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
	CONSTRAINT "source_is_valid" CHECK (jsonb_typeof("leads"."source") = 'object' and octet_length("leads"."source"::text) <= 4000),
	CONSTRAINT "notice_version_is_valid" CHECK (char_length("leads"."notice_version") <= 40 and "leads"."notice_version" ~ '[^[:space:]]' and "leads"."notice_version" !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
	CONSTRAINT "notice_language_is_valid" CHECK (char_length("leads"."notice_language") <= 20 and "leads"."notice_language" ~ '[^[:space:]]' and "leads"."notice_language" !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
	CONSTRAINT "notice_purpose_is_valid" CHECK (char_length("leads"."notice_purpose") <= 500 and "leads"."notice_purpose" ~ '[^[:space:]]' and "leads"."notice_purpose" !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]')
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"reply_to" text,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"text" text NOT NULL,
	"calendar" text,
	"calendar_method" text,
	"params" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"leased_until" timestamp with time zone,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "kind_is_valid" CHECK (char_length("mails"."kind") <= 60 and "mails"."kind" ~ '[^[:space:]]' and "mails"."kind" !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
	CONSTRAINT "recipient_is_valid" CHECK (char_length("mails"."recipient") <= 254 and "mails"."recipient" ~ '^[^@[:space:][:cntrl:],\u003b:<>()"]+@[^@[:space:][:cntrl:],\u003b:<>()"]+$'),
	CONSTRAINT "reply_to_is_valid" CHECK (char_length("mails"."reply_to") <= 254 and "mails"."reply_to" ~ '^[^@[:space:][:cntrl:],\u003b:<>()"]+@[^@[:space:][:cntrl:],\u003b:<>()"]+$'),
	CONSTRAINT "subject_is_valid" CHECK (char_length("mails"."subject") <= 300 and "mails"."subject" ~ '[^[:space:]]' and "mails"."subject" !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
	CONSTRAINT "html_is_valid" CHECK (char_length("mails"."html") <= 200000),
	CONSTRAINT "text_is_valid" CHECK (char_length("mails"."text") <= 100000 and "mails"."text" ~ '[^[:space:]]' and "mails"."text" !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f]'),
	CONSTRAINT "calendar_is_valid" CHECK (char_length("mails"."calendar") <= 20000),
	CONSTRAINT "calendar_method_is_valid" CHECK ("mails"."calendar_method" in ('REQUEST', 'CANCEL')),
	CONSTRAINT "calendar_is_complete" CHECK (("mails"."calendar" is null) = ("mails"."calendar_method" is null)),
	CONSTRAINT "params_is_valid" CHECK (jsonb_typeof("mails"."params") = 'object' and octet_length("mails"."params"::text) <= 100000),
	CONSTRAINT "state_is_valid" CHECK ("mails"."state" in ('queued', 'sent', 'failed', 'dead')),
	CONSTRAINT "attempts_is_valid" CHECK ("mails"."attempts" >= 0),
	CONSTRAINT "last_error_is_valid" CHECK (char_length("mails"."last_error") <= 1000),
	CONSTRAINT "sent_at_is_complete" CHECK (("mails"."state" = 'sent') = ("mails"."sent_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"lead_id" uuid PRIMARY KEY NOT NULL,
	"details" text,
	"service" text,
	"budget" text,
	"timeline" text,
	CONSTRAINT "details_is_valid" CHECK (char_length("quotes"."details") <= 5000 and "quotes"."details" ~ '[^[:space:]]' and "quotes"."details" !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f]'),
	CONSTRAINT "service_is_valid" CHECK (char_length("quotes"."service") <= 120 and "quotes"."service" ~ '[^[:space:]]' and "quotes"."service" !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
	CONSTRAINT "budget_is_valid" CHECK (char_length("quotes"."budget") <= 120 and "quotes"."budget" ~ '[^[:space:]]' and "quotes"."budget" !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
	CONSTRAINT "timeline_is_valid" CHECK (char_length("quotes"."timeline") <= 120 and "quotes"."timeline" ~ '[^[:space:]]' and "quotes"."timeline" !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]')
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bookings_starts_at" ON "bookings" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "leads_created_at" ON "leads" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "leads_email" ON "leads" USING btree ("email");--> statement-breakpoint
CREATE INDEX "mails_state" ON "mails" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "mails_lead_id" ON "mails" USING btree ("lead_id");