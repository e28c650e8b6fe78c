ALTER TABLE "quiz"."students" ADD COLUMN "name_key" text collate "C" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz"."students" ADD COLUMN "university_key" text collate "C" DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "quiz"."students" SET "name_key" = lower("full_name"), "university_key" = lower("university");--> statement-breakpoint
ALTER TABLE "quiz"."students" ALTER COLUMN "name_key" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "quiz"."students" ALTER COLUMN "university_key" DROP DEFAULT;--> statement-breakpoint
CREATE INDEX "attempt_answers_judged" ON "quiz"."attempt_answers" USING btree ("question_id") WHERE "quiz"."attempt_answers"."instructor_marks" is not null;--> statement-breakpoint
CREATE INDEX "attempts_best" ON "quiz"."attempts" USING btree ("session_id","correct_percentage" DESC NULLS LAST,"time_spent");