-- Of demos that were booked for the same time, whoever came first keeps it; the others have asked for it.
UPDATE bookings SET is_confirmed = true FROM leads
  WHERE leads.id = bookings.lead_id AND bookings.state <> 'cancelled' AND leads.quarantine_reason IS NULL
    AND NOT EXISTS (
      SELECT FROM bookings other JOIN leads earlier ON earlier.id = other.lead_id
        WHERE other.state <> 'cancelled' AND earlier.quarantine_reason IS NULL
          AND (earlier.created_at, earlier.id) < (leads.created_at, leads.id)
          AND other.starts_at < bookings.starts_at + interval '30 minutes'
          AND bookings.starts_at < other.starts_at + interval '30 minutes');--> statement-breakpoint
-- One demo at a time, whichever process takes it. In UTC, because an index cannot depend on a session's time zone.
ALTER TABLE bookings ADD CONSTRAINT one_demo_at_a_time EXCLUDE USING gist (
  tsrange(starts_at AT TIME ZONE 'UTC', (starts_at AT TIME ZONE 'UTC') + minutes * interval '1 minute') WITH &&
) WHERE (is_confirmed AND state <> 'cancelled');
