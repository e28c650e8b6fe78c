CREATE TABLE "quiz"."marking_shares" (
	"quiz_id" text NOT NULL,
	"subject_id" text NOT NULL,
	"account_id" text NOT NULL,
	CONSTRAINT "marking_shares_quiz_id_subject_id_pk" PRIMARY KEY("quiz_id","subject_id")
);
--> statement-breakpoint
CREATE TABLE "quiz"."marking_teams" (
	"quiz_id" text PRIMARY KEY NOT NULL,
	"shared_by" text NOT NULL,
	"marker_ids" text[] NOT NULL,
	"sample_percent" integer NOT NULL,
	"most_difference" double precision NOT NULL,
	"seed" text NOT NULL,
	"revision" integer NOT NULL,
	"changed_by" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "marking_teams_shared_by" CHECK ("quiz"."marking_teams"."shared_by" in ('question', 'student')),
	CONSTRAINT "marking_teams_sample" CHECK ("quiz"."marking_teams"."sample_percent" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "quiz"."unseen_marks" (
	"attempt_id" text NOT NULL,
	"question_id" text NOT NULL,
	"account_id" text NOT NULL,
	"marks" double precision NOT NULL,
	"evaluation" text,
	"marked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "unseen_marks_attempt_id_question_id_account_id_pk" PRIMARY KEY("attempt_id","question_id","account_id")
);
--> statement-breakpoint
ALTER TABLE "quiz"."marking_shares" ADD CONSTRAINT "marking_shares_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "quiz"."quizzes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz"."marking_teams" ADD CONSTRAINT "marking_teams_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "quiz"."quizzes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz"."unseen_marks" ADD CONSTRAINT "unseen_marks_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "quiz"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "unseen_marks_account" ON "quiz"."unseen_marks" USING btree ("account_id");