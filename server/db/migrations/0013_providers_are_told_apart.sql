ALTER TABLE "payment_orders" DROP CONSTRAINT "payment_orders_provider_order_id_unique";--> statement-breakpoint
ALTER TABLE "payment_orders" DROP CONSTRAINT "provider_is_valid";--> statement-breakpoint
DROP INDEX "payment_events_once";--> statement-breakpoint
CREATE UNIQUE INDEX "payment_orders_provider_order" ON "payment_orders" USING btree ("provider","provider_order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_events_once" ON "payment_events" USING btree ("order_id","source","kind","payment_id",coalesce("refund_id", ''));--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "provider_is_valid" CHECK (char_length("payment_orders"."provider") <= 30 and "payment_orders"."provider" ~ '[^[:space:]]' and "payment_orders"."provider" !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]');