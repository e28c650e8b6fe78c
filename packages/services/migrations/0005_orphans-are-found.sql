SET LOCAL statement_timeout = 0;--> statement-breakpoint
ALTER TABLE "main"."images" ADD COLUMN "unused_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "quiz"."question_revisions" ADD COLUMN "picture_ids" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz"."question_revisions" ADD COLUMN "unused_since" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "reports_revision" ON "quiz"."reports" USING btree ("revision_id");--> statement-breakpoint
CREATE INDEX "students_image" ON "quiz"."students" USING btree ("image") WHERE "quiz"."students"."image" is not null;--> statement-breakpoint
CREATE INDEX "images_unused" ON "main"."images" USING btree ("unused_since") WHERE "main"."images"."unused_since" is not null;--> statement-breakpoint
CREATE INDEX "question_revisions_pictures" ON "quiz"."question_revisions" USING gin ("picture_ids") WHERE "quiz"."question_revisions"."picture_ids" <> '{}';--> statement-breakpoint
CREATE INDEX "question_revisions_unused" ON "quiz"."question_revisions" USING btree ("unused_since") WHERE "quiz"."question_revisions"."unused_since" is not null;--> statement-breakpoint
UPDATE "quiz"."question_revisions" SET "picture_ids" = ARRAY(SELECT DISTINCT "found"[1] FROM regexp_matches("content"::text, '/files/([0-9a-f]{32}\.[a-z0-9]+)', 'g') AS "found") WHERE "content"::text LIKE '%/files/%';
