CREATE TABLE "quiz"."student_merges" (
	"id" text PRIMARY KEY NOT NULL,
	"instructor_id" text NOT NULL,
	"kept_id" text NOT NULL,
	"merged_id" text NOT NULL,
	"attempt_ids" text[] NOT NULL,
	"report_ids" text[] NOT NULL,
	"numbers" jsonb NOT NULL,
	"merged_at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "quiz"."student_merges" ADD CONSTRAINT "student_merges_kept_id_students_id_fk" FOREIGN KEY ("kept_id") REFERENCES "quiz"."students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz"."student_merges" ADD CONSTRAINT "student_merges_merged_id_students_id_fk" FOREIGN KEY ("merged_id") REFERENCES "quiz"."students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "student_merges_kept" ON "quiz"."student_merges" USING btree ("kept_id");--> statement-breakpoint
CREATE INDEX "student_merges_merged" ON "quiz"."student_merges" USING btree ("merged_id");