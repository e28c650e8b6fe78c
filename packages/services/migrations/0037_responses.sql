ALTER TABLE "quiz"."late_answers" ADD COLUMN "response" jsonb;--> statement-breakpoint
ALTER TABLE "quiz"."attempt_answers" ADD COLUMN "response" jsonb;