ALTER TABLE "quiz"."tags" ADD COLUMN "created_by" text;--> statement-breakpoint
CREATE INDEX "tags_created_by" ON "quiz"."tags" USING btree ("created_by");