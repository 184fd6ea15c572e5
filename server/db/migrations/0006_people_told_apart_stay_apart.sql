CREATE TABLE "shared_keys" (
	"key" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shared_keys" ADD CONSTRAINT "shared_keys_key_person_keys_key_fk" FOREIGN KEY ("key") REFERENCES "public"."person_keys"("key") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- By what the leads of a person can be recognised.
CREATE FUNCTION keys_of(person uuid) RETURNS SETOF text LANGUAGE sql STABLE AS $$
  SELECT 'e:' || lower(email) FROM leads WHERE person_id = person
  UNION SELECT phone_key(phone) FROM leads WHERE person_id = person AND phone_key(phone) IS NOT NULL
$$;
--> statement-breakpoint
-- Two people were told apart: what both use must not make them one again.
CREATE FUNCTION share_keys(one uuid, other uuid) RETURNS void LANGUAGE sql AS $$
  INSERT INTO shared_keys SELECT key FROM person_keys
    WHERE key IN (SELECT keys_of(one) INTERSECT SELECT keys_of(other)) ON CONFLICT DO NOTHING
$$;
--> statement-breakpoint
-- Those who were told apart before this version.
INSERT INTO shared_keys SELECT key FROM person_keys WHERE key IN (
  SELECT used.key FROM leads, unnest(ARRAY['e:' || lower(email), phone_key(phone)]) AS used (key)
    WHERE person_id IS NOT NULL GROUP BY used.key HAVING count(DISTINCT person_id) > 1);
--> statement-breakpoint
CREATE OR REPLACE FUNCTION person_of_lead() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  email_key text := 'e:' || lower(NEW.email);
  number_key text := phone_key(NEW.phone);
  new_words tsvector;
  by_email uuid;
  by_number uuid;
  known_id uuid;
  email_is_shared boolean;
  number_is_shared boolean;
BEGIN
  -- A suspect is nobody's until the owner says so; rows of a backup know their person already.
  IF NEW.quarantine_reason IS NOT NULL OR NEW.person_id IS NOT NULL THEN RETURN NEW; END IF;
  new_words := search_words(NEW.name, NEW.email, NEW.phone, NEW.company, substr(number_key, 3));
  SELECT k.person_id, s.key IS NOT NULL INTO by_email, email_is_shared
    FROM person_keys k LEFT JOIN shared_keys s ON s.key = k.key WHERE k.key = email_key;
  IF number_key IS NOT NULL THEN
    SELECT k.person_id, s.key IS NOT NULL INTO by_number, number_is_shared
      FROM person_keys k LEFT JOIN shared_keys s ON s.key = k.key WHERE k.key = number_key;
  END IF;
  -- A number of several people does not say who writes; an address of several does where no number says it better.
  IF number_is_shared THEN by_number := NULL; END IF;
  IF email_is_shared THEN by_email := coalesce(by_number, by_email); END IF;
  IF by_email <> by_number THEN PERFORM merge_people(by_email, by_number); END IF;
  known_id := coalesce(by_email, by_number);
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
  ELSIF by_email IS NULL THEN
    INSERT INTO person_keys (key, person_id) VALUES (email_key, known_id) ON CONFLICT DO NOTHING;
  END IF;
  IF known_id IS NOT NULL THEN
    NEW.person_id := known_id;
    UPDATE people SET
      phone = coalesce(phone, NEW.phone),
      company = coalesce(company, NEW.company),
      kinds = CASE WHEN NEW.kind = ANY (kinds) THEN kinds ELSE kinds || NEW.kind END,
      first_at = least(first_at, NEW.created_at),
      last_at = greatest(last_at, NEW.created_at),
      waiting_since = coalesce(waiting_since, NEW.created_at),
      words = words || new_words
    WHERE id = known_id;
  END IF;
  IF number_key IS NOT NULL AND by_number IS NULL THEN
    INSERT INTO person_keys (key, person_id) VALUES (number_key, NEW.person_id) ON CONFLICT DO NOTHING;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- Name, addresses and numbers too: whatever none of the leads says any more went with the others.
CREATE OR REPLACE FUNCTION reread_person(person uuid) RETURNS void LANGUAGE sql AS $$
  UPDATE people p SET (name, email, phone, company, kinds, first_at, last_at, words) = (
    SELECT
      (array_agg(l.name ORDER BY l.name = p.name DESC, lower(l.email) = lower(p.email) DESC, l.created_at))[1],
      (array_agg(l.email ORDER BY l.email = p.email DESC, lower(l.email) = lower(p.email) DESC, l.created_at))[1],
      (array_agg(l.phone ORDER BY l.phone = p.phone DESC NULLS LAST, l.created_at)
        FILTER (WHERE l.phone IS NOT NULL))[1],
      (array_agg(l.company ORDER BY l.company = p.company DESC NULLS LAST, l.created_at)
        FILTER (WHERE l.company IS NOT NULL))[1],
      array_agg(DISTINCT l.kind), min(l.created_at), max(l.created_at), search_words(string_agg(
        concat_ws(' ', l.name, l.email, l.phone, l.company, substr(phone_key(l.phone), 3)), ' '))
    FROM leads l WHERE l.person_id = p.id)
  WHERE p.id = person AND EXISTS (SELECT FROM leads WHERE person_id = person)
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION undo_merge(merge_id uuid) RETURNS uuid LANGUAGE plpgsql AS $$
DECLARE
  done person_merges;
  other people;
  before people;
BEGIN
  DELETE FROM person_merges WHERE id = merge_id RETURNING * INTO done;
  IF done.id IS NULL THEN RETURN NULL; END IF;
  -- Where leads were split off since, one of the two may have none left, and would be a name without anything.
  IF (SELECT count(DISTINCT id = ANY (done.lead_ids)) FROM leads WHERE person_id = done.kept_id) < 2 THEN
    RETURN NULL;
  END IF;
  other := jsonb_populate_record(null::people, done.other);
  before := jsonb_populate_record(null::people, coalesce(done.other -> 'kept', '{}'));
  INSERT INTO people (id, name, email, phone, company, status, tags, kinds, source, first_at, last_at, waiting_since, words)
    VALUES (other.id, other.name, other.email, other.phone, other.company, other.status, other.tags, other.kinds,
      other.source, other.first_at, other.last_at, other.waiting_since,
      search_words(other.name, other.email, other.phone, other.company, substr(phone_key(other.phone), 3)));
  UPDATE leads SET person_id = other.id WHERE person_id = done.kept_id AND id = ANY (done.lead_ids);
  UPDATE person_keys SET person_id = other.id WHERE person_id = done.kept_id AND key = ANY (done.keys);
  UPDATE person_notes SET person_id = other.id
    WHERE person_id = done.kept_id AND coalesce(done.other -> 'note_ids', '[]') ? id::text;
  -- Merges from before this version do not know what the kept person was like.
  IF before.id IS NOT NULL THEN
    UPDATE people k SET
      phone = CASE WHEN before.phone IS NULL AND k.phone = other.phone THEN NULL ELSE k.phone END,
      company = CASE WHEN before.company IS NULL AND k.company = other.company THEN NULL ELSE k.company END,
      tags = ARRAY(SELECT t FROM unnest(k.tags) t WHERE t = ANY (before.tags) OR t <> ALL (other.tags)),
      waiting_since = CASE WHEN k.waiting_since = other.waiting_since THEN before.waiting_since ELSE k.waiting_since END
    WHERE k.id = done.kept_id;
  END IF;
  -- Merges into the other one had come along with them.
  UPDATE person_merges SET kept_id = other.id
    WHERE kept_id = done.kept_id AND at < done.at AND lead_ids && done.lead_ids;
  PERFORM reread_person(done.kept_id);
  PERFORM reread_person(other.id);
  PERFORM share_keys(done.kept_id, other.id);
  RETURN other.id;
END $$;
