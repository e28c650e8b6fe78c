ALTER TABLE "quiz"."corrections" ADD COLUMN "attempt_id" text;--> statement-breakpoint
ALTER TABLE "quiz"."corrections" ADD COLUMN "marks" double precision;--> statement-breakpoint
ALTER TABLE "quiz"."corrections" ADD COLUMN "own_marks_before" double precision;--> statement-breakpoint
ALTER TABLE "quiz"."corrections" ADD CONSTRAINT "corrections_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "quiz"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "corrections_attempt" ON "quiz"."corrections" USING btree ("attempt_id");