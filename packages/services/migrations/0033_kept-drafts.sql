CREATE TABLE "quiz"."kept_drafts" (
	"author_id" text NOT NULL,
	"quiz_id" text NOT NULL,
	"device_id" text NOT NULL,
	"questions" integer NOT NULL,
	"content" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "kept_drafts_author_id_quiz_id_pk" PRIMARY KEY("author_id","quiz_id")
);
--> statement-breakpoint
ALTER TABLE "quiz"."kept_drafts" ADD CONSTRAINT "kept_drafts_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "quiz"."quizzes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kept_drafts_quiz" ON "quiz"."kept_drafts" USING btree ("quiz_id");--> statement-breakpoint
CREATE INDEX "kept_drafts_changed" ON "quiz"."kept_drafts" USING btree ("author_id","changed_at");