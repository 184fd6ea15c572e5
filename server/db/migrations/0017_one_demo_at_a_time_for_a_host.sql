CREATE TABLE "busy_times" (
	"feed" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"host" integer NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"url" text NOT NULL,
	"username" text,
	"password" text,
	"version" text,
	"known_until" timestamp with time zone,
	"read_at" timestamp with time zone,
	"failing_since" timestamp with time zone,
	"problem" text,
	CONSTRAINT "kind_is_valid" CHECK ("calendar_feeds"."kind" in ('ics', 'caldav')),
	CONSTRAINT "name_is_valid" CHECK (char_length("calendar_feeds"."name") <= 120 and "calendar_feeds"."name" ~ '[^[:space:]]' and "calendar_feeds"."name" !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
	CONSTRAINT "url_is_valid" CHECK (char_length("calendar_feeds"."url") <= 2000 and "calendar_feeds"."url" ~ '[^[:space:]]' and "calendar_feeds"."url" !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
	CONSTRAINT "username_is_valid" CHECK (char_length("calendar_feeds"."username") <= 254 and "calendar_feeds"."username" ~ '[^[:space:]]' and "calendar_feeds"."username" !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
	CONSTRAINT "password_is_valid" CHECK (char_length("calendar_feeds"."password") <= 500 and "calendar_feeds"."password" ~ '[^[:space:]]' and "calendar_feeds"."password" !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
	CONSTRAINT "version_is_valid" CHECK (char_length("calendar_feeds"."version") <= 300 and "calendar_feeds"."version" ~ '[^[:space:]]' and "calendar_feeds"."version" !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
	CONSTRAINT "problem_is_valid" CHECK (char_length("calendar_feeds"."problem") <= 60 and "calendar_feeds"."problem" ~ '[^[:space:]]' and "calendar_feeds"."problem" !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]')
);
--> statement-breakpoint
CREATE TABLE "demo_hosts" (
	"number" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"takes_demos" boolean DEFAULT true NOT NULL,
	"video_url" text,
	CONSTRAINT "name_is_valid" CHECK (char_length("demo_hosts"."name") <= 120 and "demo_hosts"."name" ~ '[^[:space:]]' and "demo_hosts"."name" !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
	CONSTRAINT "video_url_is_valid" CHECK (char_length("demo_hosts"."video_url") <= 400 and "demo_hosts"."video_url" ~ '[^[:space:]]' and "demo_hosts"."video_url" !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]')
);
--> statement-breakpoint
CREATE TABLE "times_off" (
	"id" uuid PRIMARY KEY NOT NULL,
	"host" integer,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"reason" text,
	CONSTRAINT "reason_is_valid" CHECK (char_length("times_off"."reason") <= 200 and "times_off"."reason" ~ '[^[:space:]]' and "times_off"."reason" !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
	CONSTRAINT "time_off_ends_after_its_start" CHECK ("times_off"."ends_at" > "times_off"."starts_at")
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "buffer_minutes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "host" integer DEFAULT 1;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "video_url" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "attendance" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "reminded_day_before" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "reminded_hour_before" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "time_set_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "busy_times" ADD CONSTRAINT "busy_times_feed_calendar_feeds_id_fk" FOREIGN KEY ("feed") REFERENCES "public"."calendar_feeds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_host_demo_hosts_number_fk" FOREIGN KEY ("host") REFERENCES "public"."demo_hosts"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "times_off" ADD CONSTRAINT "times_off_host_demo_hosts_number_fk" FOREIGN KEY ("host") REFERENCES "public"."demo_hosts"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "busy_times_feed" ON "busy_times" USING btree ("feed");--> statement-breakpoint
CREATE INDEX "busy_times_ends_at" ON "busy_times" USING btree ("ends_at","starts_at");--> statement-breakpoint
CREATE INDEX "times_off_ends_at" ON "times_off" USING btree ("ends_at");--> statement-breakpoint
-- What is only asked for is nobody's.
UPDATE bookings SET host = NULL WHERE NOT is_confirmed;--> statement-breakpoint
ALTER TABLE bookings DROP CONSTRAINT one_demo_at_a_time;--> statement-breakpoint
-- One demo at a time for each host, whichever process takes it. A range of one number serves as equality, which an index of
-- this kind has for ranges only. In UTC, because an index cannot depend on a session's time zone.
ALTER TABLE bookings ADD CONSTRAINT one_demo_at_a_time_for_a_host EXCLUDE USING gist (
  int4range(host, host, '[]') WITH &&,
  tsrange(starts_at AT TIME ZONE 'UTC', (starts_at AT TIME ZONE 'UTC') + (minutes + buffer_minutes) * interval '1 minute') WITH &&
) WHERE (is_confirmed AND state <> 'cancelled');--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "buffer_minutes_is_valid" CHECK ("bookings"."buffer_minutes" >= 0);--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "held_time_has_host" CHECK (not "bookings"."is_confirmed" or "bookings"."host" is not null);--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "video_url_is_valid" CHECK (char_length("bookings"."video_url") <= 500 and "bookings"."video_url" ~ '[^[:space:]]' and "bookings"."video_url" !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]');--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "attendance_is_valid" CHECK ("bookings"."attendance" in ('came', 'missed'));