CREATE TABLE "quiz"."presences" (
	"quiz_id" text NOT NULL,
	"account_id" text NOT NULL,
	"device_id" text NOT NULL,
	"question_id" text,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "presences_quiz_id_account_id_device_id_pk" PRIMARY KEY("quiz_id","account_id","device_id")
);
--> statement-breakpoint
ALTER TABLE "quiz"."presences" ADD CONSTRAINT "presences_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "quiz"."quizzes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "presences_seen" ON "quiz"."presences" USING btree ("seen_at");