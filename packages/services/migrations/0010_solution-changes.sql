CREATE TABLE "quiz"."solution_changes" (
	"job_id" text NOT NULL,
	"quiz_id" text NOT NULL,
	"question_id" text NOT NULL,
	"text_before" text,
	"text_written" text NOT NULL,
	"was_ai_applied" boolean NOT NULL,
	CONSTRAINT "solution_changes_job_id_quiz_id_question_id_pk" PRIMARY KEY("job_id","quiz_id","question_id")
);
--> statement-breakpoint
ALTER TABLE "quiz"."solution_changes" ADD CONSTRAINT "solution_changes_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "quiz"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz"."solution_changes" ADD CONSTRAINT "solution_changes_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "quiz"."quizzes"("id") ON DELETE cascade ON UPDATE no action;