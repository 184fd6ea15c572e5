-- Who a lead is from is decided here, once, whichever part of the site stores it. A person is recognised by e-mail
-- address or by the last ten digits of a phone number.
CREATE FUNCTION search_words(VARIADIC parts text[]) RETURNS tsvector LANGUAGE sql IMMUTABLE AS $$
  SELECT to_tsvector('simple', translate(array_to_string(parts, ' ', ''), '@.+-_/()', '        '))
$$;
--> statement-breakpoint
CREATE FUNCTION phone_key(phone text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN length(digits) >= 10 THEN 'p:' || right(digits, 10) END
  FROM (SELECT regexp_replace(coalesce(phone, ''), '\D', '', 'g') AS digits) AS written
$$;
--> statement-breakpoint
-- Makes one person of two. What the other one was is kept, so that it can be undone.
CREATE FUNCTION merge_people(kept_person uuid, other_person uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO person_merges (kept_id, other, keys, lead_ids)
    SELECT kept_person, to_jsonb(p) - 'words',
      coalesce((SELECT array_agg(key) FROM person_keys WHERE person_id = other_person), '{}'),
      coalesce((SELECT array_agg(id) FROM leads WHERE person_id = other_person), '{}')
    FROM people p WHERE p.id = other_person;
  UPDATE leads SET person_id = kept_person WHERE person_id = other_person;
  UPDATE person_keys SET person_id = kept_person WHERE person_id = other_person;
  UPDATE person_notes SET person_id = kept_person WHERE person_id = other_person;
  UPDATE person_merges SET kept_id = kept_person WHERE kept_id = other_person;
  UPDATE people k SET
    phone = coalesce(k.phone, o.phone),
    company = coalesce(k.company, o.company),
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
CREATE FUNCTION person_of_lead() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  email_key text := 'e:' || lower(NEW.email);
  number_key text := phone_key(NEW.phone);
  new_words tsvector;
  by_email uuid;
  by_number uuid;
  known_id uuid;
BEGIN
  -- A suspect is nobody's until the owner says so; rows of a backup know their person already.
  IF NEW.quarantine_reason IS NOT NULL OR NEW.person_id IS NOT NULL THEN RETURN NEW; END IF;
  new_words := search_words(NEW.name, NEW.email, NEW.phone, NEW.company, substr(number_key, 3));
  SELECT person_id INTO by_email FROM person_keys WHERE key = email_key;
  IF number_key IS NOT NULL THEN SELECT person_id INTO by_number FROM person_keys WHERE key = number_key; END IF;
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
CREATE TRIGGER person_of_lead BEFORE INSERT OR UPDATE OF quarantine_reason ON leads
  FOR EACH ROW EXECUTE FUNCTION person_of_lead();
--> statement-breakpoint
-- Those who wrote before there were people.
UPDATE leads SET quarantine_reason = quarantine_reason;
--> statement-breakpoint
CREATE INDEX contact_messages_words ON contact_messages
  USING gin (to_tsvector('simple', left(subject || ' ' || message, 4000)));
