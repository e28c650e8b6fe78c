ALTER TABLE "quiz"."jobs" ADD COLUMN "held_until" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz"."jobs" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "jobs_to_take" ON "quiz"."jobs" USING btree ("held_until") WHERE "quiz"."jobs"."state" in ('waiting', 'running');