CREATE TABLE "quiz"."shares" (
	"family_id" text NOT NULL,
	"kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"role" text,
	"changed_by" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shares_family_id_kind_subject_id_pk" PRIMARY KEY("family_id","kind","subject_id"),
	CONSTRAINT "shares_kind" CHECK ("quiz"."shares"."kind" in ('person', 'course')),
	CONSTRAINT "shares_role" CHECK ("quiz"."shares"."role" in ('viewer', 'marker', 'editor'))
);
--> statement-breakpoint
CREATE INDEX "shares_subject" ON "quiz"."shares" USING btree ("kind","subject_id","family_id");