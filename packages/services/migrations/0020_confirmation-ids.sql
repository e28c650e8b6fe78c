ALTER TABLE "quiz"."attempt_answers" ADD COLUMN "confirmation_id" text;--> statement-breakpoint
UPDATE "quiz"."attempt_answers" AS "a" SET "confirmation_id" = md5("t"."quiz_id" || ' ' || extract(epoch FROM "a"."confirmed_at"))
FROM "quiz"."attempts" AS "t"
WHERE "t"."id" = "a"."attempt_id" AND "a"."confirmation" = 'together'
  AND "a"."confirmed_at" = date_trunc('second', "a"."confirmed_at");
