ALTER TABLE "quiz"."attempt_answers" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "quiz"."listed_students" ADD COLUMN "removed_at" timestamp with time zone;