CREATE TABLE "quiz"."listed_students" (
	"id" text PRIMARY KEY NOT NULL,
	"link_id" text NOT NULL,
	"student_id" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"extra_time" integer DEFAULT 0 NOT NULL,
	"code" text,
	"secret_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "listed_students_secret_hash_unique" UNIQUE("secret_hash"),
	CONSTRAINT "listed_students_email" UNIQUE("link_id","email_key")
);
--> statement-breakpoint
CREATE TABLE "quiz"."server_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "quiz"."attempts" ADD COLUMN "extra_seconds" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz"."listed_students" ADD CONSTRAINT "listed_students_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "quiz"."students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listed_students_student" ON "quiz"."listed_students" USING btree ("student_id");