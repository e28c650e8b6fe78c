CREATE TABLE "quiz"."regraded_answers" (
	"regrading_id" text NOT NULL,
	"attempt_id" text NOT NULL,
	"ai_result" jsonb,
	CONSTRAINT "regraded_answers_regrading_id_attempt_id_pk" PRIMARY KEY("regrading_id","attempt_id")
);
--> statement-breakpoint
CREATE TABLE "quiz"."regradings" (
	"id" text PRIMARY KEY NOT NULL,
	"quiz_id" text NOT NULL,
	"question_id" text NOT NULL,
	"guidance" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quiz"."replaced_suggestions" (
	"correction_id" text NOT NULL,
	"attempt_id" text NOT NULL,
	"before" jsonb NOT NULL,
	"mark_revision" integer NOT NULL,
	CONSTRAINT "replaced_suggestions_correction_id_attempt_id_pk" PRIMARY KEY("correction_id","attempt_id")
);
--> statement-breakpoint
ALTER TABLE "quiz"."corrections" ADD COLUMN "guidance" jsonb;--> statement-breakpoint
ALTER TABLE "quiz"."regraded_answers" ADD CONSTRAINT "regraded_answers_regrading_id_regradings_id_fk" FOREIGN KEY ("regrading_id") REFERENCES "quiz"."regradings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz"."regraded_answers" ADD CONSTRAINT "regraded_answers_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "quiz"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz"."regradings" ADD CONSTRAINT "regradings_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "quiz"."quizzes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz"."replaced_suggestions" ADD CONSTRAINT "replaced_suggestions_correction_id_corrections_id_fk" FOREIGN KEY ("correction_id") REFERENCES "quiz"."corrections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz"."replaced_suggestions" ADD CONSTRAINT "replaced_suggestions_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "quiz"."attempts"("id") ON DELETE cascade ON UPDATE no action;