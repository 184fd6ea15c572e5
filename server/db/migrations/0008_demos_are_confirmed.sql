ALTER TABLE "bookings" ADD COLUMN "minutes" integer DEFAULT 30 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "is_confirmed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "minutes_is_valid" CHECK ("bookings"."minutes" >= 1);