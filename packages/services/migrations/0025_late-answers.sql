CREATE TABLE "quiz"."late_acceptance_changes" (
	"acceptance_id" text NOT NULL,
	"attempt_id" text NOT NULL,
	"replaced" jsonb NOT NULL,
	"marks_before" double precision,
	"marks_after" double precision,
	CONSTRAINT "late_acceptance_changes_acceptance_id_attempt_id_pk" PRIMARY KEY("acceptance_id","attempt_id")
);
--> statement-breakpoint
CREATE TABLE "quiz"."late_acceptances" (
	"id" text PRIMARY KEY NOT NULL,
	"quiz_id" text NOT NULL,
	"reason" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "quiz"."late_answers" (
	"attempt_id" text NOT NULL,
	"question_id" text NOT NULL,
	"selected" integer[] NOT NULL,
	"answer" text NOT NULL,
	"time_spent" double precision NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"is_after_result" boolean NOT NULL,
	"acceptance_id" text,
	CONSTRAINT "late_answers_attempt_id_question_id_pk" PRIMARY KEY("attempt_id","question_id")
);
--> statement-breakpoint
ALTER TABLE "quiz"."late_acceptance_changes" ADD CONSTRAINT "late_acceptance_changes_acceptance_id_late_acceptances_id_fk" FOREIGN KEY ("acceptance_id") REFERENCES "quiz"."late_acceptances"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz"."late_acceptance_changes" ADD CONSTRAINT "late_acceptance_changes_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "quiz"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz"."late_acceptances" ADD CONSTRAINT "late_acceptances_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "quiz"."quizzes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz"."late_answers" ADD CONSTRAINT "late_answers_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "quiz"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz"."late_answers" ADD CONSTRAINT "late_answers_acceptance_id_late_acceptances_id_fk" FOREIGN KEY ("acceptance_id") REFERENCES "quiz"."late_acceptances"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "late_acceptance_changes_attempt" ON "quiz"."late_acceptance_changes" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "late_acceptances_quiz" ON "quiz"."late_acceptances" USING btree ("quiz_id","created_at");--> statement-breakpoint
CREATE INDEX "late_answers_acceptance" ON "quiz"."late_answers" USING btree ("acceptance_id");