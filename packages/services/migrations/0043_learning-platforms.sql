CREATE TABLE "quiz"."lti_keys" (
	"kid" text PRIMARY KEY NOT NULL,
	"platform" text NOT NULL,
	"public_jwk" jsonb NOT NULL,
	"sealed_private_jwk" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quiz"."lti_links" (
	"id" text PRIMARY KEY NOT NULL,
	"platform" text NOT NULL,
	"deployment_id" text NOT NULL,
	"resource_link_id" text NOT NULL,
	"session_link_id" text NOT NULL,
	"context_title" text NOT NULL,
	"family" text NOT NULL,
	"line_item" text,
	"line_items" text,
	"column_held_until" timestamp with time zone,
	"scopes" text[] NOT NULL,
	"launched_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lti_links_resource" UNIQUE("platform","deployment_id","resource_link_id","session_link_id")
);
--> statement-breakpoint
CREATE TABLE "quiz"."lti_scores" (
	"id" text PRIMARY KEY NOT NULL,
	"link_id" text NOT NULL,
	"student_id" text NOT NULL,
	"subject" text NOT NULL,
	"wanted" integer DEFAULT 0 NOT NULL,
	"handled" integer DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'none' NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"held_until" timestamp with time zone NOT NULL,
	"lease" integer DEFAULT 0 NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"last_timestamp" timestamp with time zone,
	"last_given" double precision,
	"last_maximum" double precision,
	"last_tried" double precision,
	"theirs" double precision,
	"is_forced" boolean DEFAULT false NOT NULL,
	"reason" text,
	"failing_since" timestamp with time zone,
	CONSTRAINT "lti_scores_subject" UNIQUE("link_id","subject")
);
--> statement-breakpoint
CREATE TABLE "quiz"."lti_students" (
	"platform" text NOT NULL,
	"subject" text NOT NULL,
	"instructor_id" text NOT NULL,
	"student_id" text NOT NULL,
	CONSTRAINT "lti_students_platform_subject_instructor_id_pk" PRIMARY KEY("platform","subject","instructor_id")
);
--> statement-breakpoint
CREATE TABLE "quiz"."lti_tickets" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"session_link_id" text NOT NULL,
	"student_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quiz"."lti_used_nonces" (
	"nonce_hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "quiz"."sessions" DROP CONSTRAINT "sessions_access";--> statement-breakpoint
DROP INDEX "quiz"."students_email";--> statement-breakpoint
ALTER TABLE "quiz"."lti_scores" ADD CONSTRAINT "lti_scores_link_id_lti_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "quiz"."lti_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz"."lti_scores" ADD CONSTRAINT "lti_scores_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "quiz"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz"."lti_students" ADD CONSTRAINT "lti_students_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "quiz"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz"."lti_tickets" ADD CONSTRAINT "lti_tickets_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "quiz"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lti_keys_platform" ON "quiz"."lti_keys" USING btree ("platform","created_at");--> statement-breakpoint
CREATE INDEX "lti_links_session" ON "quiz"."lti_links" USING btree ("session_link_id");--> statement-breakpoint
CREATE INDEX "lti_scores_student" ON "quiz"."lti_scores" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "lti_scores_due" ON "quiz"."lti_scores" USING btree ("due_at") WHERE "quiz"."lti_scores"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "lti_students_student" ON "quiz"."lti_students" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "lti_tickets_expiry" ON "quiz"."lti_tickets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "lti_used_nonces_expiry" ON "quiz"."lti_used_nonces" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "students_email" ON "quiz"."students" USING btree ("instructor_id","email_key") WHERE "quiz"."students"."kind" in ('confirmed', 'listed');--> statement-breakpoint
ALTER TABLE "quiz"."sessions" ADD CONSTRAINT "sessions_access" CHECK ("quiz"."sessions"."access" in ('anyone', 'confirmed_email', 'student_list', 'institution'));
--> statement-breakpoint
-- Whatever changes the result of an attempt that was begun from a course asks for its score to be sent.
CREATE FUNCTION "quiz"."want_lti_scores"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	WITH RECURSIVE "person" AS (
		SELECT unnest(ARRAY[NEW."student_id", "before"]) AS "id"
		FROM (SELECT CASE WHEN TG_OP = 'UPDATE' THEN OLD."student_id" END AS "before") AS "old"
		UNION
		SELECT "students"."id" FROM "quiz"."students" JOIN "person" ON "students"."merged_into" = "person"."id"
	)
	UPDATE "quiz"."lti_scores" AS "score"
	SET "wanted" = "score"."wanted" + 1, "due_at" = to_timestamp(0), "tries" = 0,
		"state" = CASE WHEN "score"."state" = 'differs' THEN 'differs' ELSE 'waiting' END
	FROM "quiz"."lti_links" AS "link" JOIN "quiz"."sessions" AS "session" ON "session"."link_id" = "link"."session_link_id"
	WHERE "session"."id" = NEW."session_id" AND "score"."link_id" = "link"."id"
		AND "score"."student_id" IN (SELECT "id" FROM "person");
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "want_lti_scores_of_changed" AFTER UPDATE OF "submitted_at", "obtained_marks", "total_marks", "student_id" ON "quiz"."attempts"
FOR EACH ROW WHEN (NEW."submitted_at" IS NOT NULL
	AND (OLD."submitted_at", OLD."obtained_marks", OLD."total_marks", OLD."student_id")
	IS DISTINCT FROM (NEW."submitted_at", NEW."obtained_marks", NEW."total_marks", NEW."student_id"))
EXECUTE FUNCTION "quiz"."want_lti_scores"();
--> statement-breakpoint
CREATE TRIGGER "want_lti_scores_of_added" AFTER INSERT ON "quiz"."attempts"
FOR EACH ROW WHEN (NEW."submitted_at" IS NOT NULL) EXECUTE FUNCTION "quiz"."want_lti_scores"();
