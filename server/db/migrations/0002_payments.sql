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
ALTER TABLE "leads" DROP CONSTRAINT "kind_is_valid";--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_order_id_payment_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."payment_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_payment_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."payment_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_events_order_id" ON "payment_events" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_events_payment_id" ON "payment_events" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_events_once" ON "payment_events" USING btree ("source","kind","payment_id",coalesce("refund_id", ''));--> statement-breakpoint
CREATE INDEX "payment_orders_state" ON "payment_orders" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "payment_orders_lead_id" ON "payment_orders" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "refunds_order_id" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_state" ON "refunds" USING btree ("state");--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "kind_is_valid" CHECK ("leads"."kind" in ('contact', 'booking', 'quote', 'purchase'));