DROP INDEX "quiz"."quizzes_by_created";--> statement-breakpoint
DROP INDEX "quiz"."quizzes_by_name";--> statement-breakpoint
DROP INDEX "quiz"."quizzes_by_course";--> statement-breakpoint
DROP INDEX "quiz"."quizzes_by_reports";--> statement-breakpoint
ALTER TABLE "quiz"."quizzes" ADD COLUMN "name_order" text collate "C" GENERATED ALWAYS AS (left(name_key, 100)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz"."quizzes" ADD COLUMN "course_order" text collate "C" GENERATED ALWAYS AS (left(course_key, 100)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "quizzes_by_updated" ON "quiz"."quizzes" USING btree ("instructor_id","is_archived","is_published","updated_at","id");--> statement-breakpoint
CREATE INDEX "quizzes_filtered" ON "quiz"."quizzes" USING btree ("instructor_id","is_archived","is_published","course_id","quiz_type");--> statement-breakpoint
CREATE INDEX "sessions_closing" ON "quiz"."sessions" USING btree ("instructor_id","end_time");--> statement-breakpoint
CREATE INDEX "quizzes_by_created" ON "quiz"."quizzes" USING btree ("instructor_id","is_archived","is_published","created_at","id","quiz_type");--> statement-breakpoint
CREATE INDEX "quizzes_by_name" ON "quiz"."quizzes" USING btree ("instructor_id","is_archived","is_published","name_order","id","quiz_type");--> statement-breakpoint
CREATE INDEX "quizzes_by_course" ON "quiz"."quizzes" USING btree ("instructor_id","is_archived","is_published","course_order","id","quiz_type");--> statement-breakpoint
CREATE INDEX "quizzes_by_reports" ON "quiz"."quizzes" USING btree ("instructor_id","is_archived","is_published","reports_count","id","quiz_type");