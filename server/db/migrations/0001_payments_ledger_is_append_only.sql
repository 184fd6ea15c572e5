-- The ledger is the books: whatever a program believes, rows are neither changed nor removed.
CREATE FUNCTION "refuse_change_of_payment_events"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'payment_events is append-only';
END;
$$;--> statement-breakpoint
CREATE TRIGGER "payment_events_is_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "payment_events"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_payment_events"();
