ALTER TABLE "quiz"."attempts" ADD COLUMN "arrangement" jsonb;--> statement-breakpoint
ALTER TABLE "quiz"."attempts" ADD COLUMN "seed" integer;--> statement-breakpoint
ALTER TABLE "quiz"."quizzes" ADD COLUMN "arrangement" jsonb;