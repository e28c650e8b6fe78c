CREATE TABLE "quiz"."lti_chosen_sessions" (
	"platform" text NOT NULL,
	"deployment_id" text NOT NULL,
	"resource_link_id" text NOT NULL,
	"session_link_id" text NOT NULL,
	"chosen_by" text NOT NULL,
	"chosen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lti_chosen_sessions_platform_deployment_id_resource_link_id_pk" PRIMARY KEY("platform","deployment_id","resource_link_id")
);
--> statement-breakpoint
CREATE TABLE "quiz"."lti_contexts" (
	"platform" text NOT NULL,
	"context_id" text NOT NULL,
	"session_link_id" text NOT NULL,
	CONSTRAINT "lti_contexts_platform_session_link_id_context_id_pk" PRIMARY KEY("platform","session_link_id","context_id")
);
--> statement-breakpoint
CREATE TABLE "quiz"."lti_made_sessions" (
	"choice_hash" text PRIMARY KEY NOT NULL,
	"session_link_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quiz"."lti_wrong_codes" (
	"id" text PRIMARY KEY NOT NULL,
	"instructor_id" text NOT NULL,
	"typed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "quiz"."lti_links" ADD COLUMN "members_url" text;--> statement-breakpoint
ALTER TABLE "quiz"."lti_links" ADD COLUMN "members_read_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "quiz"."lti_links" ADD COLUMN "members_held_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "quiz"."lti_links" ADD COLUMN "members_problem" text;--> statement-breakpoint
ALTER TABLE "quiz"."lti_links" ADD COLUMN "context_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz"."lti_scores" ADD COLUMN "left_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "lti_contexts_session" ON "quiz"."lti_contexts" USING btree ("session_link_id");--> statement-breakpoint
CREATE INDEX "lti_made_sessions_expiry" ON "quiz"."lti_made_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "lti_wrong_codes_instructor" ON "quiz"."lti_wrong_codes" USING btree ("instructor_id","typed_at");