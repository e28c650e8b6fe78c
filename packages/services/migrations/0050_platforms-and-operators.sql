CREATE TABLE "quiz"."lti_deployments" (
	"platform" text NOT NULL,
	"deployment_id" text NOT NULL,
	"state" text NOT NULL,
	"course_title" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lti_deployments_platform_deployment_id_pk" PRIMARY KEY("platform","deployment_id")
);
--> statement-breakpoint
CREATE TABLE "quiz"."lti_invites" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"made_by" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "quiz"."lti_platforms" (
	"name" text PRIMARY KEY NOT NULL,
	"label" text NOT NULL,
	"issuer" text NOT NULL,
	"client_id" text NOT NULL,
	"authorization_url" text NOT NULL,
	"token_url" text NOT NULL,
	"keys_url" text NOT NULL,
	"token_audience" text NOT NULL,
	"frame_origins" text[] NOT NULL,
	"all_deployments" boolean NOT NULL,
	"has_other_host" boolean DEFAULT false NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lti_platforms_client" UNIQUE("issuer","client_id")
);
--> statement-breakpoint
ALTER TABLE "auth"."accounts" ADD COLUMN "is_operator" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz"."lti_deployments" ADD CONSTRAINT "lti_deployments_platform_lti_platforms_name_fk" FOREIGN KEY ("platform") REFERENCES "quiz"."lti_platforms"("name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lti_invites_expiry" ON "quiz"."lti_invites" USING btree ("expires_at");