CREATE TABLE "received_mails" (
	"lead_id" uuid PRIMARY KEY NOT NULL,
	"message_id" text NOT NULL,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_cut" boolean DEFAULT false NOT NULL,
	CONSTRAINT "received_mails_message_id_unique" UNIQUE("message_id"),
	CONSTRAINT "message_id_is_valid" CHECK (char_length("received_mails"."message_id") <= 1000 and "received_mails"."message_id" ~ '[^[:space:]]' and "received_mails"."message_id" !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]')
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"token_hash" text NOT NULL,
	"invited_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invitations_email_unique" UNIQUE("email"),
	CONSTRAINT "invitations_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "email_is_valid" CHECK (char_length("invitations"."email") <= 254 and "invitations"."email" ~ '^[^@[:space:][:cntrl:],\u003b:<>()"]+@[^@[:space:][:cntrl:],\u003b:<>()"]+$'),
	CONSTRAINT "role_is_valid" CHECK ("invitations"."role" in ('owner', 'member')),
	CONSTRAINT "token_hash_is_valid" CHECK (char_length("invitations"."token_hash") <= 64 and "invitations"."token_hash" ~ '[^[:space:]]' and "invitations"."token_hash" !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
	CONSTRAINT "invited_by_is_valid" CHECK (char_length("invitations"."invited_by") <= 254 and "invitations"."invited_by" ~ '[^[:space:]]' and "invitations"."invited_by" !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]')
);
--> statement-breakpoint
CREATE TABLE "push_settings" (
	"user_id" text PRIMARY KEY NOT NULL,
	"kinds" text[] NOT NULL,
	"quiet_from" text,
	"quiet_until" text,
	"shows_words" boolean DEFAULT false NOT NULL,
	CONSTRAINT "quiet_hours_are_valid" CHECK ("push_settings"."quiet_from" ~ '^\d\d:\d\d$' and "push_settings"."quiet_until" ~ '^\d\d:\d\d$'),
	CONSTRAINT "quiet_hours_are_complete" CHECK (("push_settings"."quiet_from" is null) = ("push_settings"."quiet_until" is null))
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"device" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_subscriptions_endpoint_unique" UNIQUE("endpoint"),
	CONSTRAINT "endpoint_is_valid" CHECK (char_length("push_subscriptions"."endpoint") <= 1000 and "push_subscriptions"."endpoint" ~ '[^[:space:]]' and "push_subscriptions"."endpoint" !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
	CONSTRAINT "p256dh_is_valid" CHECK (char_length("push_subscriptions"."p256dh") <= 200 and "push_subscriptions"."p256dh" ~ '[^[:space:]]' and "push_subscriptions"."p256dh" !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
	CONSTRAINT "auth_is_valid" CHECK (char_length("push_subscriptions"."auth") <= 100 and "push_subscriptions"."auth" ~ '[^[:space:]]' and "push_subscriptions"."auth" !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
	CONSTRAINT "device_is_valid" CHECK (char_length("push_subscriptions"."device") <= 120 and "push_subscriptions"."device" ~ '[^[:space:]]' and "push_subscriptions"."device" !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]')
);
--> statement-breakpoint
CREATE TABLE "follow_ups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"due_on" date NOT NULL,
	"text" text NOT NULL,
	"owner_email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	"done_by" text,
	CONSTRAINT "text_is_valid" CHECK (char_length("follow_ups"."text") <= 300 and "follow_ups"."text" ~ '[^[:space:]]' and "follow_ups"."text" !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
	CONSTRAINT "owner_email_is_valid" CHECK (char_length("follow_ups"."owner_email") <= 254 and "follow_ups"."owner_email" ~ '[^[:space:]]' and "follow_ups"."owner_email" !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
	CONSTRAINT "done_by_is_valid" CHECK (char_length("follow_ups"."done_by") <= 254 and "follow_ups"."done_by" ~ '[^[:space:]]' and "follow_ups"."done_by" !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
	CONSTRAINT "done_is_complete" CHECK (("follow_ups"."done_at" is null) = ("follow_ups"."done_by" is null))
);
--> statement-breakpoint
CREATE TABLE "reply_texts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"owner_email" text NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "title_is_valid" CHECK (char_length("reply_texts"."title") <= 80 and "reply_texts"."title" ~ '[^[:space:]]' and "reply_texts"."title" !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
	CONSTRAINT "text_is_valid" CHECK (char_length("reply_texts"."text") <= 10000 and "reply_texts"."text" ~ '[^[:space:]]' and "reply_texts"."text" !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f]'),
	CONSTRAINT "owner_email_is_valid" CHECK (char_length("reply_texts"."owner_email") <= 254 and "reply_texts"."owner_email" ~ '[^[:space:]]' and "reply_texts"."owner_email" !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]')
);
--> statement-breakpoint
ALTER TABLE "leads" DROP CONSTRAINT "status_is_valid";--> statement-breakpoint
ALTER TABLE "leads" DROP CONSTRAINT "kind_is_valid";--> statement-breakpoint
ALTER TABLE "people" DROP CONSTRAINT "status_is_valid";--> statement-breakpoint
ALTER TABLE "people" ALTER COLUMN "email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "person_id" uuid;--> statement-breakpoint
ALTER TABLE "owners" ADD COLUMN "role" text DEFAULT 'owner' NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "other_phone" text;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "is_edited" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "deal_minor" bigint;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "deal_currency" text;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "won_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "lost_reason" text;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "assigned_to" text;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "snoozed_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "received_mails" ADD CONSTRAINT "received_mails_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_settings" ADD CONSTRAINT "push_settings_user_id_owners_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_owners_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow_ups" ADD CONSTRAINT "follow_ups_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_subscriptions_user_id" ON "push_subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "follow_ups_person_id" ON "follow_ups" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "follow_ups_due" ON "follow_ups" USING btree ("due_on") WHERE done_at is null;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_assigned_to_owners_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."owners"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mails_person_id" ON "mails" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "people_assigned" ON "people" USING btree ("assigned_to","last_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "people_won" ON "people" USING btree ("won_at") WHERE won_at is not null;--> statement-breakpoint
ALTER TABLE "leads" DROP COLUMN "status";--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "kind_is_valid" CHECK ("leads"."kind" in ('contact', 'booking', 'quote', 'handover', 'purchase', 'mail'));--> statement-breakpoint
ALTER TABLE "owners" ADD CONSTRAINT "role_is_valid" CHECK ("owners"."role" in ('owner', 'member'));--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "email_is_valid" CHECK (char_length("people"."email") <= 254 and "people"."email" ~ '^[^@[:space:][:cntrl:],\u003b:<>()"]+@[^@[:space:][:cntrl:],\u003b:<>()"]+$');--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "other_phone_is_valid" CHECK (char_length("people"."other_phone") <= 40 and "people"."other_phone" ~ '[^[:space:]]' and "people"."other_phone" !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]');--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "country_is_valid" CHECK ("people"."country" ~ '^[A-Z]{2}$');--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "deal_minor_is_valid" CHECK ("people"."deal_minor" >= 0);--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "deal_currency_is_valid" CHECK ("people"."deal_currency" ~ '^[A-Z]{3}$');--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "deal_is_complete" CHECK (("people"."deal_minor" is null) = ("people"."deal_currency" is null));--> statement-breakpoint
UPDATE "people" SET "status" = CASE "status" WHEN 'contacted' THEN 'talking' WHEN 'qualified' THEN 'quoted' ELSE "status" END,
  "won_at" = CASE WHEN "status" = 'won' THEN "last_at" END
  WHERE "status" IN ('contacted', 'qualified', 'won');--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "won_at_is_complete" CHECK (("people"."status" = 'won') = ("people"."won_at" is not null));--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "lost_reason_is_valid" CHECK (char_length("people"."lost_reason") <= 300 and "people"."lost_reason" ~ '[^[:space:]]' and "people"."lost_reason" !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]');--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "status_is_valid" CHECK ("people"."status" in ('new', 'talking', 'quoted', 'won', 'lost'));--> statement-breakpoint
-- By these the desk's search finds what somebody wrote, and what was written about and to them.
CREATE INDEX "quotes_words" ON "quotes" USING gin (to_tsvector('simple', left(coalesce("service", '') || ' ' || coalesce("details", ''), 4000)));--> statement-breakpoint
CREATE INDEX "bookings_words" ON "bookings" USING gin (to_tsvector('simple', left(coalesce("message", ''), 4000)));--> statement-breakpoint
CREATE INDEX "conversation_handovers_words" ON "conversation_handovers" USING gin (to_tsvector('simple', left("summary", 4000)));--> statement-breakpoint
CREATE INDEX "person_notes_words" ON "person_notes" USING gin (to_tsvector('simple', left("text", 4000)));--> statement-breakpoint
CREATE INDEX "mails_written_words" ON "mails" USING gin (to_tsvector('simple', left("written", 4000))) WHERE "written" IS NOT NULL;--> statement-breakpoint
-- A person entered by hand is known by what was typed, beside what they sent.
CREATE OR REPLACE FUNCTION keys_of(person uuid) RETURNS SETOF text LANGUAGE sql STABLE AS $$
  SELECT 'e:' || address_key(email) FROM leads WHERE person_id = person
  UNION SELECT phone_key(phone) FROM leads WHERE person_id = person AND phone_key(phone) IS NOT NULL
  UNION SELECT 'e:' || address_key(email) FROM people WHERE id = person AND is_edited AND email IS NOT NULL
  UNION SELECT phone_key(number) FROM people, unnest(ARRAY[phone, other_phone]) number
    WHERE id = person AND is_edited AND phone_key(number) IS NOT NULL
$$;
--> statement-breakpoint
CREATE FUNCTION person_words(person people) RETURNS tsvector LANGUAGE sql STABLE AS $$
  SELECT search_words(person.name, person.email, person.phone, substr(phone_key(person.phone), 3), person.other_phone,
    substr(phone_key(person.other_phone), 3), person.company)
$$;
--> statement-breakpoint
-- A real name takes the place of the one that stands for a visitor who gave none; what an owner has written stays; and
-- whoever writes again is back on Today.
CREATE OR REPLACE FUNCTION person_of_lead() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  email_key text := 'e:' || address_key(NEW.email);
  number_key text := phone_key(NEW.phone);
  new_words tsvector;
  known_id uuid;
  email_is_shared boolean;
BEGIN
  -- A suspect is nobody's until the owner says so; rows of a backup know their person already.
  IF NEW.quarantine_reason IS NOT NULL OR NEW.person_id IS NOT NULL THEN RETURN NEW; END IF;
  new_words := search_words(NEW.name, NEW.email, NEW.phone, NEW.company, substr(number_key, 3));
  SELECT k.person_id, s.key IS NOT NULL INTO known_id, email_is_shared
    FROM person_keys k LEFT JOIN shared_keys s ON s.key = k.key WHERE k.key = email_key;
  -- Several people whom the owner told apart use this address: the number says which of them.
  IF email_is_shared THEN
    known_id := coalesce(
      (SELECT person_id FROM leads WHERE address_key(email) = address_key(NEW.email) AND phone_key(phone) = number_key
        AND person_id IS NOT NULL ORDER BY created_at DESC LIMIT 1),
      known_id);
  END IF;
  IF known_id IS NULL THEN
    NEW.person_id := gen_random_uuid();
    INSERT INTO people
      (id, name, email, phone, company, source, kinds, first_at, last_at, waiting_since, words)
      VALUES (NEW.person_id, NEW.name, NEW.email, NEW.phone, NEW.company,
        coalesce(NEW.source -> 'utm' ->> 'source', substring(NEW.source ->> 'referrer' FROM '://([^/?#]+)'), 'direct'),
        ARRAY[NEW.kind], NEW.created_at, NEW.created_at, NEW.created_at, new_words);
    INSERT INTO person_keys (key, person_id) VALUES (email_key, NEW.person_id) ON CONFLICT DO NOTHING;
    IF NOT FOUND THEN
      -- The same address came twice at once, and the other was first.
      DELETE FROM people WHERE id = NEW.person_id;
      SELECT person_id INTO known_id FROM person_keys WHERE key = email_key;
    END IF;
  END IF;
  IF known_id IS NOT NULL THEN
    NEW.person_id := known_id;
    UPDATE people SET
      name = CASE WHEN name = 'Website visitor' AND NOT is_edited THEN NEW.name ELSE name END,
      phone = coalesce(phone, NEW.phone),
      company = coalesce(company, NEW.company),
      kinds = CASE WHEN NEW.kind = ANY (kinds) THEN kinds ELSE kinds || NEW.kind END,
      first_at = least(first_at, NEW.created_at),
      last_at = greatest(last_at, NEW.created_at),
      waiting_since = coalesce(waiting_since, NEW.created_at),
      snoozed_until = NULL,
      words = words || new_words
    WHERE id = known_id;
  END IF;
  IF number_key IS NOT NULL THEN
    INSERT INTO person_keys (key, person_id) VALUES (number_key, NEW.person_id) ON CONFLICT DO NOTHING;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- Name, addresses and numbers too, unless an owner wrote them: whatever none of the leads says any more went with the others.
CREATE OR REPLACE FUNCTION reread_person(person uuid) RETURNS void LANGUAGE sql AS $$
  UPDATE people p SET (name, email, phone, company, kinds, first_at, last_at, words) = (
    SELECT
      CASE WHEN p.is_edited THEN p.name ELSE
        (array_agg(l.name ORDER BY l.name = p.name DESC, address_key(l.email) = address_key(p.email) DESC, l.created_at))[1] END,
      CASE WHEN p.is_edited THEN p.email ELSE
        (array_agg(l.email ORDER BY l.email = p.email DESC, address_key(l.email) = address_key(p.email) DESC, l.created_at))[1] END,
      CASE WHEN p.is_edited THEN p.phone ELSE
        (array_agg(l.phone ORDER BY l.phone = p.phone DESC NULLS LAST, l.created_at) FILTER (WHERE l.phone IS NOT NULL))[1] END,
      CASE WHEN p.is_edited THEN p.company ELSE
        (array_agg(l.company ORDER BY l.company = p.company DESC NULLS LAST, l.created_at)
          FILTER (WHERE l.company IS NOT NULL))[1] END,
      array_agg(DISTINCT l.kind), min(l.created_at), max(l.created_at), search_words(string_agg(
        concat_ws(' ', l.name, l.email, l.phone, l.company, substr(phone_key(l.phone), 3)), ' '))
        || CASE WHEN p.is_edited THEN person_words(p) ELSE '' END
    FROM leads l WHERE l.person_id = p.id)
  WHERE p.id = person AND EXISTS (SELECT FROM leads WHERE person_id = person)
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION merge_people(kept_person uuid, other_person uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO person_merges (kept_id, other, keys, lead_ids)
    SELECT kept_person,
      to_jsonb(o) - 'words' || jsonb_build_object(
        'note_ids', coalesce((SELECT jsonb_agg(id) FROM person_notes WHERE person_id = other_person), '[]'),
        'follow_up_ids', coalesce((SELECT jsonb_agg(id) FROM follow_ups WHERE person_id = other_person), '[]'),
        'mail_ids', coalesce((SELECT jsonb_agg(id) FROM mails WHERE person_id = other_person), '[]'),
        'kept', to_jsonb(k) - 'words'),
      coalesce((SELECT array_agg(key) FROM person_keys WHERE person_id = other_person), '{}'),
      coalesce((SELECT array_agg(id) FROM leads WHERE person_id = other_person), '{}')
    FROM people o, people k WHERE o.id = other_person AND k.id = kept_person;
  UPDATE leads SET person_id = kept_person WHERE person_id = other_person;
  UPDATE person_keys SET person_id = kept_person WHERE person_id = other_person;
  UPDATE person_notes SET person_id = kept_person WHERE person_id = other_person;
  UPDATE follow_ups SET person_id = kept_person WHERE person_id = other_person;
  UPDATE mails SET person_id = kept_person WHERE person_id = other_person;
  UPDATE person_merges SET kept_id = kept_person WHERE kept_id = other_person;
  UPDATE people k SET
    email = coalesce(k.email, o.email),
    phone = coalesce(k.phone, o.phone),
    -- Numbers that were sent stand with what they came with.
    other_phone = coalesce(k.other_phone,
      CASE WHEN o.is_edited AND phone_key(o.phone) <> phone_key(k.phone) THEN o.phone END, o.other_phone),
    company = coalesce(k.company, o.company),
    country = coalesce(k.country, o.country),
    assigned_to = coalesce(k.assigned_to, o.assigned_to),
    tags = (SELECT coalesce(array_agg(DISTINCT t), '{}') FROM unnest(k.tags || o.tags) t),
    kinds = (SELECT coalesce(array_agg(DISTINCT t), '{}') FROM unnest(k.kinds || o.kinds) t),
    first_at = least(k.first_at, o.first_at),
    last_at = greatest(k.last_at, o.last_at),
    waiting_since = least(k.waiting_since, o.waiting_since),
    words = k.words || o.words
  FROM people o WHERE k.id = kept_person AND o.id = other_person;
  DELETE FROM people WHERE id = other_person;
END $$;
--> statement-breakpoint
-- The other person is there again with all that was theirs. What happened to the kept one since stays.
CREATE OR REPLACE FUNCTION undo_merge(merge_id uuid) RETURNS uuid LANGUAGE plpgsql AS $$
DECLARE
  done person_merges;
  other people;
  before people;
BEGIN
  DELETE FROM person_merges WHERE id = merge_id RETURNING * INTO done;
  IF done.id IS NULL THEN RETURN NULL; END IF;
  other := jsonb_populate_record(null::people, '{"is_edited": false}' || done.other);
  before := jsonb_populate_record(null::people, coalesce(done.other -> 'kept', '{}'));
  -- Where leads were split off since, one of the two may have none left, and would be a name without anything.
  IF (done.lead_ids <> '{}' AND NOT EXISTS (
        SELECT FROM leads WHERE person_id = done.kept_id AND id = ANY (done.lead_ids)))
    OR (coalesce(before.kinds, '{contact}') <> '{}' AND NOT EXISTS (
        SELECT FROM leads WHERE person_id = done.kept_id AND id <> ALL (done.lead_ids))) THEN
    RETURN NULL;
  END IF;
  other.words := person_words(other);
  -- Merges from before these statuses knew them by other names.
  other.status := CASE other.status WHEN 'contacted' THEN 'talking' WHEN 'qualified' THEN 'quoted' ELSE other.status END;
  other.won_at := CASE WHEN other.status = 'won' THEN coalesce(other.won_at, other.last_at) END;
  -- A colleague may have left since.
  IF NOT EXISTS (SELECT FROM owners WHERE id = other.assigned_to) THEN other.assigned_to := NULL; END IF;
  INSERT INTO people SELECT other.*;
  UPDATE leads SET person_id = other.id WHERE person_id = done.kept_id AND id = ANY (done.lead_ids);
  UPDATE person_keys SET person_id = other.id WHERE person_id = done.kept_id AND key = ANY (done.keys);
  UPDATE person_notes SET person_id = other.id
    WHERE person_id = done.kept_id AND coalesce(done.other -> 'note_ids', '[]') ? id::text;
  UPDATE follow_ups SET person_id = other.id
    WHERE person_id = done.kept_id AND coalesce(done.other -> 'follow_up_ids', '[]') ? id::text;
  UPDATE mails SET person_id = other.id
    WHERE person_id = done.kept_id AND coalesce(done.other -> 'mail_ids', '[]') ? id::text;
  -- Merges from before the other's were kept do not know what the kept person was like.
  IF before.id IS NOT NULL THEN
    UPDATE people k SET
      email = CASE WHEN before.email IS NULL AND k.email = other.email THEN NULL ELSE k.email END,
      phone = CASE WHEN before.phone IS NULL AND k.phone = other.phone THEN NULL ELSE k.phone END,
      other_phone = CASE WHEN before.other_phone IS NULL AND k.other_phone IN (other.phone, other.other_phone) THEN NULL
        ELSE k.other_phone END,
      company = CASE WHEN before.company IS NULL AND k.company = other.company THEN NULL ELSE k.company END,
      country = CASE WHEN before.country IS NULL AND k.country = other.country THEN NULL ELSE k.country END,
      assigned_to = CASE WHEN before.assigned_to IS NULL AND k.assigned_to = other.assigned_to THEN NULL
        ELSE k.assigned_to END,
      tags = ARRAY(SELECT t FROM unnest(k.tags) t WHERE t = ANY (before.tags) OR t <> ALL (other.tags)),
      waiting_since = CASE WHEN k.waiting_since = other.waiting_since THEN before.waiting_since ELSE k.waiting_since END
    WHERE k.id = done.kept_id;
  END IF;
  -- Merges into the other one had come along with them.
  UPDATE person_merges SET kept_id = other.id
    WHERE kept_id = done.kept_id AND at < done.at AND lead_ids && done.lead_ids;
  PERFORM reread_person(done.kept_id);
  PERFORM reread_person(other.id);
  UPDATE people k SET kinds = '{}', words = person_words(k)
    WHERE k.id IN (done.kept_id, other.id) AND NOT EXISTS (SELECT FROM leads WHERE person_id = k.id);
  INSERT INTO shared_keys SELECT key FROM person_keys
    WHERE key LIKE 'e:%' AND key IN (SELECT keys_of(done.kept_id) INTERSECT SELECT keys_of(other.id))
    ON CONFLICT DO NOTHING;
  RETURN other.id;
END $$;
