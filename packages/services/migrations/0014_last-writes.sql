CREATE TABLE "auth"."last_writes" (
	"account_id" text PRIMARY KEY NOT NULL,
	"lsn" "pg_lsn" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "auth"."last_writes" ADD CONSTRAINT "last_writes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "auth"."accounts"("id") ON DELETE cascade ON UPDATE no action;