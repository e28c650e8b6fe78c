CREATE TABLE "quiz"."audit_events" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" text NOT NULL,
	"kind" text NOT NULL,
	"family_id" text,
	"details" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "audit_events_family" ON "quiz"."audit_events" USING btree ("family_id","id");--> statement-breakpoint
CREATE INDEX "audit_events_at" ON "quiz"."audit_events" USING btree ("at");
--> statement-breakpoint
-- The log only grows: a row is not changed, and not deleted before its time, whatever statement tries.
CREATE FUNCTION "quiz"."keep_audit_event"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND OLD."at" < now() - interval '400 days' THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION 'the log of what instructors did is only added to';
END $$;
--> statement-breakpoint
CREATE TRIGGER "keep_audit_events" BEFORE UPDATE OR DELETE ON "quiz"."audit_events"
FOR EACH ROW EXECUTE FUNCTION "quiz"."keep_audit_event"();
