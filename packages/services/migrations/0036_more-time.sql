CREATE TABLE "quiz"."more_time" (
	"id" text PRIMARY KEY NOT NULL,
	"link_id" text NOT NULL,
	"student_id" text NOT NULL,
	"minutes" integer NOT NULL,
	"reason" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "quiz"."more_attempts" ADD COLUMN "is_shown" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz"."more_time" ADD CONSTRAINT "more_time_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "quiz"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "more_time_student" ON "quiz"."more_time" USING btree ("link_id","student_id");