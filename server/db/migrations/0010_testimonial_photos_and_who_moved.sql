CREATE TABLE "testimonial_photos" (
	"testimonial_id" uuid PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"content_type" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "hash_is_valid" CHECK ("testimonial_photos"."hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "content_type_is_valid" CHECK ("testimonial_photos"."content_type" in ('image/jpeg', 'image/png', 'image/webp')),
	CONSTRAINT "bytes_is_valid" CHECK (octet_length("testimonial_photos"."bytes") <= 60000)
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "changed_by" text;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "testimonial_photos" ADD CONSTRAINT "testimonial_photos_testimonial_id_testimonials_id_fk" FOREIGN KEY ("testimonial_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "testimonial_photos_hash" ON "testimonial_photos" USING btree ("hash");--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "changed_by_is_valid" CHECK (char_length("bookings"."changed_by") <= 254 and "bookings"."changed_by" ~ '[^[:space:]]' and "bookings"."changed_by" !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]');