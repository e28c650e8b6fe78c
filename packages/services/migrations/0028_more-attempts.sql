CREATE TABLE "quiz"."more_attempts" (
	"id" text PRIMARY KEY NOT NULL,
	"link_id" text NOT NULL,
	"student_id" text NOT NULL,
	"more" integer NOT NULL,
	"reason" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "quiz"."more_attempts" ADD CONSTRAINT "more_attempts_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "quiz"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "more_attempts_student" ON "quiz"."more_attempts" USING btree ("student_id","link_id");