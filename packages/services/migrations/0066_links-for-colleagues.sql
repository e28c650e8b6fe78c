CREATE TABLE "quiz"."share_links" (
	"family_id" text PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"role" text NOT NULL,
	"created_by" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "share_links_secret_hash_unique" UNIQUE("secret_hash")
);
