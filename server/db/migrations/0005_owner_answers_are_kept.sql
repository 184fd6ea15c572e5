ALTER TABLE "owner_answers" ADD COLUMN "taught_by" text;--> statement-breakpoint
ALTER TABLE "owner_answers" ADD COLUMN "corrected_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "owner_answers" ADD COLUMN "corrected_by" text;--> statement-breakpoint
ALTER TABLE "owner_answers" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "owner_answers_created_at" ON "owner_answers" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "owner_answers" ADD CONSTRAINT "taught_by_is_valid" CHECK (char_length("owner_answers"."taught_by") <= 254 and "owner_answers"."taught_by" ~ '^[^@[:space:][:cntrl:],\u003b:<>()"]+@[^@[:space:][:cntrl:],\u003b:<>()"]+$');--> statement-breakpoint
ALTER TABLE "owner_answers" ADD CONSTRAINT "corrected_by_is_valid" CHECK (char_length("owner_answers"."corrected_by") <= 254 and "owner_answers"."corrected_by" ~ '^[^@[:space:][:cntrl:],\u003b:<>()"]+@[^@[:space:][:cntrl:],\u003b:<>()"]+$');