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
ALTER TABLE "leads" DROP CONSTRAINT "kind_is_valid";--> statement-breakpoint
ALTER TABLE "conversation_handovers" ADD CONSTRAINT "conversation_handovers_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "unanswered_questions_last_asked_at" ON "unanswered_questions" USING btree ("last_asked_at");--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "kind_is_valid" CHECK ("leads"."kind" in ('contact', 'booking', 'quote', 'handover'));