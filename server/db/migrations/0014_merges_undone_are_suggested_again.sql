-- A merge taken back says nothing about the numbers both use: they suggest again that the two may be one, as before. Only
-- "not the same" says otherwise. An address both use must not make them one again by itself.
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
  INSERT INTO shared_keys SELECT key FROM person_keys
    WHERE key LIKE 'e:%' AND key IN (SELECT keys_of(done.kept_id) INTERSECT SELECT keys_of(other.id))
    ON CONFLICT DO NOTHING;
  RETURN other.id;
END $$;
