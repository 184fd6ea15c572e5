DROP INDEX "follow_ups_due";--> statement-breakpoint
CREATE INDEX "people_snoozed" ON "people" USING btree ("snoozed_until") WHERE snoozed_until is not null;--> statement-breakpoint
CREATE INDEX "follow_ups_due" ON "follow_ups" USING btree ("due_on","created_at") WHERE done_at is null;