CREATE TABLE "quiz"."answered_calls" (
	"owner_id" text NOT NULL,
	"key_hash" text NOT NULL,
	"request_hash" text NOT NULL,
	"response" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "answered_calls_owner_id_key_hash_pk" PRIMARY KEY("owner_id","key_hash")
);
--> statement-breakpoint
CREATE INDEX "answered_calls_created" ON "quiz"."answered_calls" USING btree ("created_at");