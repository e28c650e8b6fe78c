CREATE TABLE "quiz"."question_changes" (
	"quiz_id" text NOT NULL,
	"revision" integer NOT NULL,
	"question_id" text NOT NULL,
	"origin_id" text NOT NULL,
	"before_id" text,
	"after_id" text,
	"changed_by" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"means" text NOT NULL,
	CONSTRAINT "question_changes_quiz_id_revision_question_id_pk" PRIMARY KEY("quiz_id","revision","question_id")
);
--> statement-breakpoint
ALTER TABLE "quiz"."question_changes" ADD CONSTRAINT "question_changes_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "quiz"."quizzes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz"."question_changes" ADD CONSTRAINT "question_changes_before_id_question_revisions_id_fk" FOREIGN KEY ("before_id") REFERENCES "quiz"."question_revisions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz"."question_changes" ADD CONSTRAINT "question_changes_after_id_question_revisions_id_fk" FOREIGN KEY ("after_id") REFERENCES "quiz"."question_revisions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "question_changes_quiz" ON "quiz"."question_changes" USING btree ("quiz_id","changed_at","question_id");--> statement-breakpoint
CREATE INDEX "question_changes_origin" ON "quiz"."question_changes" USING btree ("origin_id","changed_at");--> statement-breakpoint
CREATE INDEX "question_changes_at" ON "quiz"."question_changes" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "question_changes_before" ON "quiz"."question_changes" USING btree ("before_id");--> statement-breakpoint
CREATE INDEX "question_changes_after" ON "quiz"."question_changes" USING btree ("after_id");