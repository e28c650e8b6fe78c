CREATE TABLE "quiz"."mail_preferences" (
	"account_id" text PRIMARY KEY NOT NULL,
	"language" text,
	"is_off" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quiz"."notices" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"kind" text NOT NULL,
	"quiz_id" text NOT NULL,
	"actor_id" text NOT NULL,
	"comment_id" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "quiz"."notices" ADD CONSTRAINT "notices_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "quiz"."quizzes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notices_account" ON "quiz"."notices" USING btree ("account_id","id");