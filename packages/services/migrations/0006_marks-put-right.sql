CREATE TABLE "quiz"."correction_changes" (
	"correction_id" text NOT NULL,
	"attempt_id" text NOT NULL,
	"marks_before" double precision NOT NULL,
	"marks_after" double precision NOT NULL,
	CONSTRAINT "correction_changes_correction_id_attempt_id_pk" PRIMARY KEY("correction_id","attempt_id")
);
--> statement-breakpoint
CREATE TABLE "quiz"."corrections" (
	"id" text PRIMARY KEY NOT NULL,
	"quiz_id" text NOT NULL,
	"question_id" text NOT NULL,
	"kind" text NOT NULL,
	"correct" integer[] NOT NULL,
	"revision_ids" text[] NOT NULL,
	"content_key" text NOT NULL,
	"reason" text NOT NULL,
	"summary" jsonb NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "quiz"."attempt_answers" ADD COLUMN "is_left_out" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz"."correction_changes" ADD CONSTRAINT "correction_changes_correction_id_corrections_id_fk" FOREIGN KEY ("correction_id") REFERENCES "quiz"."corrections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz"."correction_changes" ADD CONSTRAINT "correction_changes_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "quiz"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz"."corrections" ADD CONSTRAINT "corrections_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "quiz"."quizzes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "correction_changes_attempt" ON "quiz"."correction_changes" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "corrections_quiz" ON "quiz"."corrections" USING btree ("quiz_id","created_at");