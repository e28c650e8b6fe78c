CREATE TABLE "quiz"."lti_accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"platform" text NOT NULL,
	"subject" text NOT NULL,
	"instructor_id" text NOT NULL,
	"name" text NOT NULL,
	"course_title" text NOT NULL,
	"connected_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lti_accounts_subject" UNIQUE("platform","subject")
);
--> statement-breakpoint
CREATE TABLE "quiz"."lti_codes" (
	"platform" text NOT NULL,
	"subject" text NOT NULL,
	"code_hash" text NOT NULL,
	"name" text NOT NULL,
	"course_title" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lti_codes_platform_subject_pk" PRIMARY KEY("platform","subject"),
	CONSTRAINT "lti_codes_code_hash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
CREATE INDEX "lti_accounts_instructor" ON "quiz"."lti_accounts" USING btree ("instructor_id","connected_at");--> statement-breakpoint
CREATE INDEX "lti_codes_expiry" ON "quiz"."lti_codes" USING btree ("expires_at");