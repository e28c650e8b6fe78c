ALTER TABLE "quiz"."mails" ADD COLUMN "kind" text DEFAULT 'code' NOT NULL;--> statement-breakpoint
UPDATE "quiz"."mails" SET "kind" = 'link' WHERE "expires_at" > "created_at" + interval '1 day';
