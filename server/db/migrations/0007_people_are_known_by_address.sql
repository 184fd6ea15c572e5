DROP INDEX "leads_email";--> statement-breakpoint
CREATE INDEX "leads_address" ON "leads" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "leads_number" ON "leads" USING btree (phone_key("phone"));--> statement-breakpoint
-- Only an e-mail address makes one person of two leads. A phone number is a visitor's word: whoever types another's would
-- become part of them. Those who share one are suggested to the owner instead.
CREATE OR REPLACE FUNCTION person_of_lead() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  email_key text := 'e:' || lower(NEW.email);
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
      (SELECT person_id FROM leads WHERE lower(email) = lower(NEW.email) AND phone_key(phone) = number_key
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
-- A key may have gone with someone who was erased, and still be used by these two.
CREATE OR REPLACE FUNCTION share_keys(one uuid, other uuid) RETURNS void LANGUAGE sql AS $$
  INSERT INTO person_keys (key, person_id)
    SELECT shared.key, one FROM (SELECT keys_of(one) INTERSECT SELECT keys_of(other)) AS shared (key)
    ON CONFLICT DO NOTHING;
  INSERT INTO shared_keys
    SELECT keys_of(one) INTERSECT SELECT keys_of(other) ON CONFLICT DO NOTHING
$$;
