CREATE TABLE "owner_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "question_is_valid" CHECK (char_length("owner_answers"."question") <= 300 and "owner_answers"."question" ~ '[^[:space:]]' and "owner_answers"."question" !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
	CONSTRAINT "answer_is_valid" CHECK (char_length("owner_answers"."answer") <= 2000 and "owner_answers"."answer" ~ '[^[:space:]]' and "owner_answers"."answer" !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f]')
);
--> statement-breakpoint
CREATE TABLE "unanswered_questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"question" text NOT NULL,
	"language" text NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"last_asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "unanswered_questions_question" UNIQUE("question","language"),
	CONSTRAINT "question_is_valid" CHECK (char_length("unanswered_questions"."question") <= 300 and "unanswered_questions"."question" ~ '[^[:space:]]' and "unanswered_questions"."question" !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
	CONSTRAINT "language_is_valid" CHECK ("unanswered_questions"."language" in ('en', 'hi', 'hi-latn', 'sw')),
	CONSTRAINT "count_is_valid" CHECK ("unanswered_questions"."count" >= 1)
);
--> statement-breakpoint
CREATE TABLE "desk_settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	CONSTRAINT "key_is_valid" CHECK (char_length("desk_settings"."key") <= 60 and "desk_settings"."key" ~ '[^[:space:]]' and "desk_settings"."key" !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]')
);
--> statement-breakpoint
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
CREATE TABLE "conversation_handovers" (
	"lead_id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"summary" text NOT NULL,
	"interest" text,
	"urgency" text,
	"budget" text,
	"transcript" jsonb NOT NULL,
	CONSTRAINT "conversation_handovers_reference_unique" UNIQUE("reference"),
	CONSTRAINT "reference_is_valid" CHECK ("conversation_handovers"."reference" ~ '^[A-Z0-9]{4}-[A-Z0-9]{4}$'),
	CONSTRAINT "summary_is_valid" CHECK (char_length("conversation_handovers"."summary") <= 2000 and "conversation_handovers"."summary" ~ '[^[:space:]]' and "conversation_handovers"."summary" !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f]'),
	CONSTRAINT "interest_is_valid" CHECK (char_length("conversation_handovers"."interest") <= 60 and "conversation_handovers"."interest" ~ '[^[:space:]]' and "conversation_handovers"."interest" !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
	CONSTRAINT "urgency_is_valid" CHECK (char_length("conversation_handovers"."urgency") <= 20 and "conversation_handovers"."urgency" ~ '[^[:space:]]' and "conversation_handovers"."urgency" !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
	CONSTRAINT "budget_is_valid" CHECK (char_length("conversation_handovers"."budget") <= 10000 and "conversation_handovers"."budget" ~ '[^[:space:]]' and "conversation_handovers"."budget" !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f]'),
	CONSTRAINT "transcript_is_valid" CHECK (jsonb_typeof("conversation_handovers"."transcript") = 'array' and octet_length("conversation_handovers"."transcript"::text) <= 400000)
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
	"submission_id" uuid,
	"person_id" uuid,
	CONSTRAINT "leads_submission_id_unique" UNIQUE("submission_id"),
	CONSTRAINT "kind_is_valid" CHECK ("leads"."kind" in ('contact', 'booking', 'quote', 'handover', 'purchase')),
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
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"source" text NOT NULL,
	"kind" text NOT NULL,
	"payment_id" text NOT NULL,
	"refund_id" text,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"reason" text,
	"occurred_at" timestamp with time zone NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "id_is_valid" CHECK (char_length("payment_events"."id") <= 120 and "payment_events"."id" ~ '[^[:space:]]' and "payment_events"."id" !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
	CONSTRAINT "source_is_valid" CHECK ("payment_events"."source" in ('webhook', 'verify', 'reconcile', 'refund')),
	CONSTRAINT "kind_is_valid" CHECK ("payment_events"."kind" in ('checkout-verified', 'payment-authorised', 'payment-failed', 'payment-captured', 'order-paid', 'refund-pending', 'refund-processed', 'refund-failed')),
	CONSTRAINT "payment_id_is_valid" CHECK (char_length("payment_events"."payment_id") <= 60 and "payment_events"."payment_id" ~ '[^[:space:]]' and "payment_events"."payment_id" !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
	CONSTRAINT "refund_id_is_valid" CHECK (char_length("payment_events"."refund_id") <= 60 and "payment_events"."refund_id" ~ '[^[:space:]]' and "payment_events"."refund_id" !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
	CONSTRAINT "amount_is_valid" CHECK ("payment_events"."amount" >= 0),
	CONSTRAINT "event_currency_is_valid" CHECK ("payment_events"."currency" ~ '^[A-Z]{3}$'),
	CONSTRAINT "reason_is_valid" CHECK (char_length("payment_events"."reason") <= 200 and "payment_events"."reason" ~ '[^[:space:]]' and "payment_events"."reason" !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
	CONSTRAINT "refund_id_is_complete" CHECK (("payment_events"."kind" like 'refund-%') = ("payment_events"."refund_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "payment_orders" (
	"id" text PRIMARY KEY NOT NULL,
	"lead_id" uuid,
	"package_id" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"reference" text NOT NULL,
	"request_key" text,
	"provider" text NOT NULL,
	"provider_order_id" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'created' NOT NULL,
	"receipt_number" text,
	"paid_at" timestamp with time zone,
	"setup_started_at" timestamp with time zone,
	"live_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"checked_at" timestamp with time zone,
	CONSTRAINT "payment_orders_reference_unique" UNIQUE("reference"),
	CONSTRAINT "payment_orders_request_key_unique" UNIQUE("request_key"),
	CONSTRAINT "payment_orders_provider_order_id_unique" UNIQUE("provider_order_id"),
	CONSTRAINT "payment_orders_receipt_number_unique" UNIQUE("receipt_number"),
	CONSTRAINT "order_id_is_valid" CHECK ("payment_orders"."id" ~ '^[A-Za-z0-9_-]{22}$'),
	CONSTRAINT "package_id_is_valid" CHECK (char_length("payment_orders"."package_id") <= 60 and "payment_orders"."package_id" ~ '[^[:space:]]' and "payment_orders"."package_id" !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
	CONSTRAINT "amount_is_valid" CHECK ("payment_orders"."amount" >= 100),
	CONSTRAINT "order_currency_is_valid" CHECK ("payment_orders"."currency" ~ '^[A-Z]{3}$'),
	CONSTRAINT "reference_is_valid" CHECK (char_length("payment_orders"."reference") <= 36 and "payment_orders"."reference" ~ '[^[:space:]]' and "payment_orders"."reference" !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
	CONSTRAINT "request_key_is_valid" CHECK (char_length("payment_orders"."request_key") <= 120 and "payment_orders"."request_key" ~ '[^[:space:]]' and "payment_orders"."request_key" !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
	CONSTRAINT "provider_is_valid" CHECK ("payment_orders"."provider" in ('razorpay', 'test')),
	CONSTRAINT "provider_order_id_is_valid" CHECK (char_length("payment_orders"."provider_order_id") <= 60 and "payment_orders"."provider_order_id" ~ '[^[:space:]]' and "payment_orders"."provider_order_id" !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
	CONSTRAINT "attempts_is_valid" CHECK ("payment_orders"."attempts" >= 0),
	CONSTRAINT "state_is_valid" CHECK ("payment_orders"."state" in ('created', 'failed', 'authorised', 'captured', 'partly-refunded', 'refunded')),
	CONSTRAINT "receipt_is_complete" CHECK (("payment_orders"."receipt_number" is null) = ("payment_orders"."paid_at" is null))
);
--> statement-breakpoint
CREATE TABLE "receipt_counters" (
	"year" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "last_is_valid" CHECK ("receipt_counters"."last" >= 1)
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"payment_id" text NOT NULL,
	"amount" integer NOT NULL,
	"reason" text NOT NULL,
	"requested_by" text NOT NULL,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"state" text DEFAULT 'requested' NOT NULL,
	"provider_refund_id" text,
	"last_error" text,
	CONSTRAINT "refunds_provider_refund_id_unique" UNIQUE("provider_refund_id"),
	CONSTRAINT "payment_id_is_valid" CHECK (char_length("refunds"."payment_id") <= 60 and "refunds"."payment_id" ~ '[^[:space:]]' and "refunds"."payment_id" !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
	CONSTRAINT "refund_amount_is_valid" CHECK ("refunds"."amount" >= 100),
	CONSTRAINT "reason_is_valid" CHECK (char_length("refunds"."reason") <= 500 and "refunds"."reason" ~ '[^[:space:]]' and "refunds"."reason" !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
	CONSTRAINT "requested_by_is_valid" CHECK (char_length("refunds"."requested_by") <= 254 and "refunds"."requested_by" ~ '[^[:space:]]' and "refunds"."requested_by" !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
	CONSTRAINT "state_is_valid" CHECK ("refunds"."state" in ('requested', 'accepted', 'refused')),
	CONSTRAINT "provider_refund_id_is_valid" CHECK (char_length("refunds"."provider_refund_id") <= 60 and "refunds"."provider_refund_id" ~ '[^[:space:]]' and "refunds"."provider_refund_id" !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
	CONSTRAINT "last_error_is_valid" CHECK (char_length("refunds"."last_error") <= 500 and "refunds"."last_error" ~ '[^[:space:]]' and "refunds"."last_error" !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]')
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
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp with time zone
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
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_handovers" ADD CONSTRAINT "conversation_handovers_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owner_accounts" ADD CONSTRAINT "owner_accounts_user_id_owners_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owner_sessions" ADD CONSTRAINT "owner_sessions_user_id_owners_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owner_two_factors" ADD CONSTRAINT "owner_two_factors_user_id_owners_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_order_id_payment_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."payment_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_payment_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."payment_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_keys" ADD CONSTRAINT "person_keys_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_merges" ADD CONSTRAINT "person_merges_kept_id_people_id_fk" FOREIGN KEY ("kept_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_notes" ADD CONSTRAINT "person_notes_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "unanswered_questions_last_asked_at" ON "unanswered_questions" USING btree ("last_asked_at");--> statement-breakpoint
CREATE INDEX "bookings_starts_at" ON "bookings" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "leads_created_at" ON "leads" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "leads_email" ON "leads" USING btree ("email");--> statement-breakpoint
CREATE INDEX "leads_person_id" ON "leads" USING btree ("person_id","created_at");--> statement-breakpoint
CREATE INDEX "leads_quarantined" ON "leads" USING btree ("created_at") WHERE quarantine_reason is not null;--> statement-breakpoint
CREATE INDEX "mails_state" ON "mails" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "mails_lead_id" ON "mails" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "audit_entries_at" ON "audit_entries" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_entries_subject" ON "audit_entries" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "owner_accounts_user_id" ON "owner_accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "owner_sessions_user_id" ON "owner_sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "owner_two_factors_user_id" ON "owner_two_factors" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "owner_verifications_identifier" ON "owner_verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "payment_events_order_id" ON "payment_events" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_events_payment_id" ON "payment_events" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_events_once" ON "payment_events" USING btree ("source","kind","payment_id",coalesce("refund_id", ''));--> statement-breakpoint
CREATE INDEX "payment_orders_state" ON "payment_orders" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "payment_orders_lead_id" ON "payment_orders" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "refunds_order_id" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_state" ON "refunds" USING btree ("state");--> statement-breakpoint
CREATE INDEX "people_last_at" ON "people" USING btree ("last_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "people_status" ON "people" USING btree ("status","last_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "people_source" ON "people" USING btree ("source","last_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "people_tagged" ON "people" USING btree ("id") WHERE tags <> '{}';--> statement-breakpoint
CREATE INDEX "people_waiting" ON "people" USING btree ("waiting_since") WHERE waiting_since is not null;--> statement-breakpoint
CREATE INDEX "people_words" ON "people" USING gin ("words");--> statement-breakpoint
CREATE INDEX "people_tags" ON "people" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "person_keys_person_id" ON "person_keys" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "person_merges_kept_id" ON "person_merges" USING btree ("kept_id");--> statement-breakpoint
CREATE INDEX "person_notes_person_id" ON "person_notes" USING btree ("person_id","at");--> statement-breakpoint
CREATE INDEX "testimonials_status" ON "testimonials" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "testimonials_email" ON "testimonials" USING btree ("email");