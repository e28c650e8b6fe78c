ALTER TABLE "quiz"."attempt_answers" ADD COLUMN "variant" integer;--> statement-breakpoint
ALTER TABLE "quiz"."paper_questions" ADD COLUMN "variant" integer;