ALTER TABLE "quiz"."corrections" ADD COLUMN "carried_from" text;--> statement-breakpoint
CREATE INDEX "corrections_carried" ON "quiz"."corrections" USING btree ("carried_from");