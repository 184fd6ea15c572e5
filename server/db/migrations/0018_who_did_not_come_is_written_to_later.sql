ALTER TABLE "bookings" ADD COLUMN "attendance_set_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "offered_new_times_after" timestamp with time zone;