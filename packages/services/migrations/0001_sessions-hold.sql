ALTER TABLE "quiz"."sessions" ADD COLUMN "link_id" text;--> statement-breakpoint
UPDATE "quiz"."sessions" SET "link_id" = "id";--> statement-breakpoint
UPDATE "quiz"."sessions" AS later SET "link_id" = first."id"
  FROM "quiz"."quizzes" AS version, "quiz"."quizzes" AS one, "quiz"."sessions" AS first
  WHERE later."is_general" AND version."id" = later."quiz_id" AND one."family_id" = version."family_id"
    AND one."version" = 1 AND first."quiz_id" = one."id" AND first."is_general";--> statement-breakpoint
ALTER TABLE "quiz"."sessions" ALTER COLUMN "link_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz"."sessions" ADD COLUMN "access" text DEFAULT 'anyone' NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz"."sessions" ADD COLUMN "attempts_allowed" integer;--> statement-breakpoint
ALTER TABLE "quiz"."sessions" ADD COLUMN "access_code" text;--> statement-breakpoint
ALTER TABLE "quiz"."sessions" ADD CONSTRAINT "sessions_link" UNIQUE("link_id","quiz_id");--> statement-breakpoint
ALTER TABLE "quiz"."sessions" ADD CONSTRAINT "sessions_access" CHECK ("quiz"."sessions"."access" in ('anyone', 'confirmed_email', 'student_list'));