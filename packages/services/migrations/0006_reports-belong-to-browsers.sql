ALTER TABLE "quiz"."attempts" ADD COLUMN "browser_hash" text;--> statement-breakpoint
ALTER TABLE "quiz"."reports" ADD COLUMN "browser_hash" text;--> statement-breakpoint
-- Attempts that are under way are each a browser of their own.
UPDATE "quiz"."attempts" SET "browser_hash" = "token_hash";
