CREATE TABLE "quiz"."paper_questions" (
	"paper_id" text NOT NULL,
	"question_id" text NOT NULL,
	"revision_id" text NOT NULL,
	"place" integer NOT NULL,
	"total_marks" double precision NOT NULL,
	CONSTRAINT "paper_questions_paper_id_question_id_pk" PRIMARY KEY("paper_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "quiz"."papers" (
	"id" text PRIMARY KEY NOT NULL,
	"quiz_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "quiz"."attempts" ADD COLUMN "paper_id" text;--> statement-breakpoint
ALTER TABLE "quiz"."paper_questions" ADD CONSTRAINT "paper_questions_paper_id_papers_id_fk" FOREIGN KEY ("paper_id") REFERENCES "quiz"."papers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz"."paper_questions" ADD CONSTRAINT "paper_questions_revision_id_question_revisions_id_fk" FOREIGN KEY ("revision_id") REFERENCES "quiz"."question_revisions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz"."papers" ADD CONSTRAINT "papers_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "quiz"."quizzes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "paper_questions_revision" ON "quiz"."paper_questions" USING btree ("revision_id");--> statement-breakpoint
CREATE INDEX "papers_quiz" ON "quiz"."papers" USING btree ("quiz_id");--> statement-breakpoint
ALTER TABLE "quiz"."attempts" ADD CONSTRAINT "attempts_paper_id_papers_id_fk" FOREIGN KEY ("paper_id") REFERENCES "quiz"."papers"("id") ON DELETE no action ON UPDATE no action;