-- Capitals do not matter in an address, of the Latin letters alone: most databases also take `İ` for `i` and the sign of
-- the kelvin for `k`, and whoever has such an address would be one with its namesake, and be sent what is kept of them.
CREATE FUNCTION address_key(email text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT lower(email COLLATE "C")
$$;
--> statement-breakpoint
DROP INDEX "leads_address";
--> statement-breakpoint
CREATE INDEX "leads_address" ON "leads" USING btree (address_key("email"));
--> statement-breakpoint
CREATE OR REPLACE FUNCTION keys_of(person uuid) RETURNS SETOF text LANGUAGE sql STABLE AS $$
  SELECT 'e:' || address_key(email) FROM leads WHERE person_id = person
  UNION SELECT phone_key(phone) FROM leads WHERE person_id = person AND phone_key(phone) IS NOT NULL
$$;
--> statement-breakpoint
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
      phone = coalesce(phone, NEW.phone),
      company = coalesce(company, NEW.company),
      kinds = CASE WHEN NEW.kind = ANY (kinds) THEN kinds ELSE kinds || NEW.kind END,
      first_at = least(first_at, NEW.created_at),
      last_at = greatest(last_at, NEW.created_at),
      waiting_since = coalesce(waiting_since, NEW.created_at),
      words = words || new_words
    WHERE id = known_id;
  END IF;
  IF number_key IS NOT NULL THEN
    INSERT INTO person_keys (key, person_id) VALUES (number_key, NEW.person_id) ON CONFLICT DO NOTHING;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- Name, addresses and numbers too: whatever none of the leads says any more went with the others.
CREATE OR REPLACE FUNCTION reread_person(person uuid) RETURNS void LANGUAGE sql AS $$
  UPDATE people p SET (name, email, phone, company, kinds, first_at, last_at, words) = (
    SELECT
      (array_agg(l.name ORDER BY l.name = p.name DESC, address_key(l.email) = address_key(p.email) DESC, l.created_at))[1],
      (array_agg(l.email ORDER BY l.email = p.email DESC, address_key(l.email) = address_key(p.email) DESC, l.created_at))[1],
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
-- Addresses with other capitals were known by other keys.
INSERT INTO person_keys (key, person_id)
  SELECT DISTINCT ON (key) 'e:' || address_key(email) AS key, person_id FROM leads
  WHERE person_id IS NOT NULL AND address_key(email) <> lower(email) ORDER BY key, created_at
  ON CONFLICT DO NOTHING;
--> statement-breakpoint
DELETE FROM person_keys k WHERE key LIKE 'e:%'
  AND EXISTS (SELECT FROM leads WHERE lower(email) = substr(k.key, 3) AND address_key(email) <> lower(email))
  AND NOT EXISTS (SELECT FROM leads WHERE address_key(email) = substr(k.key, 3));
