CREATE TABLE "auth"."identities" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"account_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_sign_in_at" timestamp with time zone NOT NULL,
	CONSTRAINT "identities_issuer_subject_pk" PRIMARY KEY("issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "auth"."sign_in_flows" (
	"flow_hash" text PRIMARY KEY NOT NULL,
	"browser_hash" text NOT NULL,
	"outcome" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth"."used_logout_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "auth"."accounts" ALTER COLUMN "password_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "auth"."tokens" ADD COLUMN "issuer" text;--> statement-breakpoint
ALTER TABLE "auth"."tokens" ADD COLUMN "subject" text;--> statement-breakpoint
ALTER TABLE "auth"."tokens" ADD COLUMN "provider_session" text;--> statement-breakpoint
ALTER TABLE "auth"."identities" ADD CONSTRAINT "identities_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "auth"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "identities_account" ON "auth"."identities" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sign_in_flows_expiry" ON "auth"."sign_in_flows" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "used_logout_tokens_expiry" ON "auth"."used_logout_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "tokens_identity" ON "auth"."tokens" USING btree ("issuer","subject");