ALTER TABLE "quiz"."attempt_answers" ADD COLUMN "is_checked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz"."attempts" ADD COLUMN "token_hash" text;--> statement-breakpoint
CREATE INDEX "attempts_open" ON "quiz"."attempts" USING btree ("due_at") WHERE "quiz"."attempts"."submitted_at" is null;