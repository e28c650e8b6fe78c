CREATE TABLE "quiz"."lti_group_members" (
	"student_id" text NOT NULL,
	"group_id" text NOT NULL,
	CONSTRAINT "lti_group_members_student_id_group_id_pk" PRIMARY KEY("student_id","group_id")
);
--> statement-breakpoint
CREATE TABLE "quiz"."lti_groups" (
	"id" text PRIMARY KEY NOT NULL,
	"quiz_id" text NOT NULL,
	"platform" text NOT NULL,
	"context_id" text NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "lti_groups_key" UNIQUE("quiz_id","platform","context_id","kind","key")
);
--> statement-breakpoint
ALTER TABLE "quiz"."lti_scores" ADD COLUMN "section" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz"."lti_scores" ADD COLUMN "groups" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz"."lti_scores" ADD COLUMN "groups_changed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz"."lti_group_members" ADD CONSTRAINT "lti_group_members_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "quiz"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz"."lti_group_members" ADD CONSTRAINT "lti_group_members_group_id_lti_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "quiz"."lti_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz"."lti_groups" ADD CONSTRAINT "lti_groups_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "quiz"."quizzes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lti_group_members_group" ON "quiz"."lti_group_members" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "lti_scores_groups" ON "quiz"."lti_scores" USING btree ("id") WHERE "quiz"."lti_scores"."groups_changed";