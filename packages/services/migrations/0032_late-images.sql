ALTER TABLE "quiz"."late_answers" ADD COLUMN "uploaded_images" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz"."attempts" ADD COLUMN "delivered_at" timestamp with time zone;