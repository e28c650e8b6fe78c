ALTER TABLE "quiz"."attempt_answers" ADD COLUMN "confirmation" text;--> statement-breakpoint
ALTER TABLE "quiz"."attempt_answers" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "quiz"."attempt_answers" ADD COLUMN "mark_revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz"."quizzes" ADD COLUMN "automatic_model" text;--> statement-breakpoint
UPDATE "quiz"."attempt_answers" AS "a" SET "confirmation" = 'automatic', "confirmed_at" = now()
FROM "quiz"."attempts" AS "t"
WHERE "t"."id" = "a"."attempt_id" AND "t"."is_delivered" AND "a"."ai_result" IS NOT NULL;--> statement-breakpoint
UPDATE "quiz"."attempt_answers" SET "confirmation" = 'one', "confirmed_at" = now()
WHERE "confirmation" IS NULL AND "ai_result" IS NOT NULL AND "instructor_evaluation" IS NOT NULL;--> statement-breakpoint
UPDATE "quiz"."attempts" AS "t" SET "is_counted" = false
FROM "quiz"."quizzes" AS "q" WHERE "q"."id" = "t"."quiz_id" AND "q"."quiz_type" = 'daq';--> statement-breakpoint
UPDATE "quiz"."attempts" AS "t" SET "obtained_marks" = NULL, "correct_percentage" = NULL,
  "correct_count" = NULL, "incorrect_count" = NULL, "is_passed" = NULL
FROM "quiz"."quizzes" AS "q"
WHERE "q"."id" = "t"."quiz_id" AND "q"."quiz_type" = 'daq' AND NOT "t"."is_delivered" AND EXISTS (
  SELECT 1 FROM "quiz"."attempt_answers" AS "a" WHERE "a"."attempt_id" = "t"."id"
    AND NOT "a"."is_skipped" AND "a"."instructor_marks" IS NULL AND "a"."confirmation" IS NULL);--> statement-breakpoint
DELETE FROM "quiz"."mark_counts" WHERE "quiz_id" IN (SELECT "id" FROM "quiz"."quizzes" WHERE "quiz_type" = 'daq');--> statement-breakpoint
DELETE FROM "quiz"."option_sums" WHERE "quiz_id" IN (SELECT "id" FROM "quiz"."quizzes" WHERE "quiz_type" = 'daq');--> statement-breakpoint
DELETE FROM "quiz"."question_sums" WHERE "quiz_id" IN (SELECT "id" FROM "quiz"."quizzes" WHERE "quiz_type" = 'daq');--> statement-breakpoint
DELETE FROM "quiz"."total_sums" WHERE "quiz_id" IN (SELECT "id" FROM "quiz"."quizzes" WHERE "quiz_type" = 'daq');--> statement-breakpoint
DELETE FROM "quiz"."score_counts" WHERE "quiz_id" IN (SELECT "id" FROM "quiz"."quizzes" WHERE "quiz_type" = 'daq');--> statement-breakpoint
DELETE FROM "quiz"."place_sums" WHERE "quiz_id" IN (SELECT "id" FROM "quiz"."quizzes" WHERE "quiz_type" = 'daq');--> statement-breakpoint
DELETE FROM "quiz"."standings" WHERE "quiz_id" IN (SELECT "id" FROM "quiz"."quizzes" WHERE "quiz_type" = 'daq');
