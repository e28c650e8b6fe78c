ALTER TABLE "quiz"."students" DROP CONSTRAINT "students_email_key_unique";--> statement-breakpoint
ALTER TABLE "quiz"."attempts" ADD COLUMN "is_confirmed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz"."students" ADD COLUMN "instructor_id" text;--> statement-breakpoint
ALTER TABLE "quiz"."students" ADD COLUMN "kind" text DEFAULT 'unconfirmed' NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz"."students" ALTER COLUMN "kind" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "quiz"."students" ADD COLUMN "details_key" text;--> statement-breakpoint
ALTER TABLE "quiz"."students" ADD COLUMN "merged_into" text;--> statement-breakpoint
-- Whoever took quizzes of several instructors gets a record for each of them; the first keeps the id.
CREATE TEMPORARY TABLE "student_owners" ON COMMIT DROP AS
SELECT "student_id", "instructor_id",
  CASE WHEN row_number() OVER (PARTITION BY "student_id" ORDER BY "instructor_id") = 1 THEN "student_id"
    ELSE upper(substr(md5("student_id" || ' ' || "instructor_id"), 1, 26)) END AS "new_id"
FROM (
  SELECT "attempts"."student_id", "quizzes"."instructor_id" FROM "quiz"."attempts"
    JOIN "quiz"."quizzes" ON "quizzes"."id" = "attempts"."quiz_id"
  UNION
  SELECT "reports"."student_id", "quizzes"."instructor_id" FROM "quiz"."reports"
    JOIN "quiz"."quizzes" ON "quizzes"."id" = "reports"."quiz_id" WHERE "reports"."student_id" IS NOT NULL
) AS "pairs";--> statement-breakpoint
UPDATE "quiz"."students" SET "instructor_id" = "owners"."instructor_id"
FROM "student_owners" AS "owners" WHERE "owners"."new_id" = "students"."id";--> statement-breakpoint
INSERT INTO "quiz"."students" ("id", "instructor_id", "kind", "full_name", "name_key", "email", "email_key", "phone",
  "city", "country", "university", "university_key", "image", "created_at")
SELECT "owners"."new_id", "owners"."instructor_id", "kind", "full_name", "name_key", "email", "email_key", "phone",
  "city", "country", "university", "university_key", "image", "created_at"
FROM "student_owners" AS "owners" JOIN "quiz"."students" ON "students"."id" = "owners"."student_id"
WHERE "owners"."new_id" <> "owners"."student_id";--> statement-breakpoint
-- Uncounted, so that the services count the attempts of the changed records again when they start.
UPDATE "quiz"."attempts" SET "student_id" = "owners"."new_id", "is_counted" = false
FROM "student_owners" AS "owners", "quiz"."quizzes"
WHERE "quizzes"."id" = "attempts"."quiz_id" AND "owners"."instructor_id" = "quizzes"."instructor_id"
  AND "owners"."student_id" = "attempts"."student_id" AND "owners"."new_id" <> "attempts"."student_id";--> statement-breakpoint
UPDATE "quiz"."reports" SET "student_id" = "owners"."new_id"
FROM "student_owners" AS "owners", "quiz"."quizzes"
WHERE "quizzes"."id" = "reports"."quiz_id" AND "owners"."instructor_id" = "quizzes"."instructor_id"
  AND "owners"."student_id" = "reports"."student_id" AND "owners"."new_id" <> "reports"."student_id";--> statement-breakpoint
DELETE FROM "quiz"."students" WHERE "instructor_id" IS NULL;--> statement-breakpoint
ALTER TABLE "quiz"."students" ALTER COLUMN "instructor_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz"."students" ADD CONSTRAINT "students_merged_into_students_id_fk" FOREIGN KEY ("merged_into") REFERENCES "quiz"."students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "students_email" ON "quiz"."students" USING btree ("instructor_id","email_key") WHERE "quiz"."students"."kind" <> 'unconfirmed';--> statement-breakpoint
CREATE UNIQUE INDEX "students_details" ON "quiz"."students" USING btree ("instructor_id","details_key");--> statement-breakpoint
CREATE INDEX "students_merged" ON "quiz"."students" USING btree ("merged_into") WHERE "quiz"."students"."merged_into" is not null;
