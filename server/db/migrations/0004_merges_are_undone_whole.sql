-- Beside the other person, a merge now keeps which notes were theirs and what the kept person was like before.
CREATE OR REPLACE FUNCTION merge_people(kept_person uuid, other_person uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO person_merges (kept_id, other, keys, lead_ids)
    SELECT kept_person,
      to_jsonb(o) - 'words' || jsonb_build_object(
        'note_ids', coalesce((SELECT jsonb_agg(id) FROM person_notes WHERE person_id = other_person), '[]'),
        'kept', to_jsonb(k) - 'words'),
      coalesce((SELECT array_agg(key) FROM person_keys WHERE person_id = other_person), '{}'),
      coalesce((SELECT array_agg(id) FROM leads WHERE person_id = other_person), '{}')
    FROM people o, people k WHERE o.id = other_person AND k.id = kept_person;
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
-- What is known of a person through their leads, read anew after some went to another.
CREATE FUNCTION reread_person(person uuid) RETURNS void LANGUAGE sql AS $$
  UPDATE people p SET (kinds, first_at, last_at, words) = (
    SELECT coalesce(array_agg(DISTINCT l.kind), p.kinds), coalesce(min(l.created_at), p.first_at),
      coalesce(max(l.created_at), p.last_at), coalesce(search_words(string_agg(
        concat_ws(' ', l.name, l.email, l.phone, l.company, substr(phone_key(l.phone), 3)), ' ')), p.words)
    FROM leads l WHERE l.person_id = p.id)
  WHERE p.id = person
$$;
--> statement-breakpoint
-- The other person is there again with what was theirs, and the kept one has nothing of it left. What happened to the
-- kept one since stays. Gives the other's id.
CREATE FUNCTION undo_merge(merge_id uuid) RETURNS uuid LANGUAGE plpgsql AS $$
DECLARE
  done person_merges;
  other people;
  before people;
BEGIN
  DELETE FROM person_merges WHERE id = merge_id RETURNING * INTO done;
  IF done.id IS NULL THEN RETURN NULL; END IF;
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
  PERFORM reread_person(done.kept_id);
  RETURN other.id;
END $$;
