CREATE TABLE "quiz"."mails" (
	"id" text PRIMARY KEY NOT NULL,
	"instructor_id" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quiz"."email_confirmations" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"link_id" text NOT NULL,
	"instructor_id" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"address" text NOT NULL,
	"mail_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "quiz"."student_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"student_id" text NOT NULL,
	"link_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quiz"."wrong_access_codes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quiz"."wrong_access_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"link_id" text NOT NULL,
	"address" text NOT NULL,
	"typed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "quiz"."student_tokens" ADD CONSTRAINT "student_tokens_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "quiz"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mails_created" ON "quiz"."mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mails_instructor" ON "quiz"."mails" USING btree ("instructor_id","created_at");--> statement-breakpoint
CREATE INDEX "mails_expiry" ON "quiz"."mails" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "email_confirmations_email" ON "quiz"."email_confirmations" USING btree ("email_key","created_at");--> statement-breakpoint
CREATE INDEX "email_confirmations_address" ON "quiz"."email_confirmations" USING btree ("address","created_at");--> statement-breakpoint
CREATE INDEX "email_confirmations_link" ON "quiz"."email_confirmations" USING btree ("link_id","created_at");--> statement-breakpoint
CREATE INDEX "student_tokens_student" ON "quiz"."student_tokens" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "student_tokens_expiry" ON "quiz"."student_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "wrong_access_codes_link" ON "quiz"."wrong_access_codes" USING btree ("link_id","typed_at");