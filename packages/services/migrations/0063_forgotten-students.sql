ALTER TABLE "quiz"."sessions" ADD COLUMN "forget_after_days" integer;--> statement-breakpoint
ALTER TABLE "quiz"."sessions" ADD COLUMN "forgotten_at" timestamp with time zone;