CREATE TABLE "quiz"."comment_reads" (
	"family_id" text NOT NULL,
	"account_id" text NOT NULL,
	"last_comment_id" text NOT NULL,
	CONSTRAINT "comment_reads_family_id_account_id_pk" PRIMARY KEY("family_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "quiz"."comment_threads" (
	"id" text PRIMARY KEY NOT NULL,
	"family_id" text NOT NULL,
	"origin_id" text NOT NULL,
	"field" text,
	"result_id" text,
	"about" text NOT NULL,
	"last_comment_id" text NOT NULL,
	"resolved_by" text,
	"resolved_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quiz"."comments" (
	"id" text PRIMARY KEY NOT NULL,
	"thread_id" text NOT NULL,
	"author_id" text NOT NULL,
	"text" text NOT NULL,
	"mentions" text[] DEFAULT '{}' NOT NULL,
	"is_changed" boolean DEFAULT false NOT NULL,
	"is_deleted" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "quiz"."comment_threads" ADD CONSTRAINT "comment_threads_result_id_attempts_id_fk" FOREIGN KEY ("result_id") REFERENCES "quiz"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz"."comments" ADD CONSTRAINT "comments_thread_id_comment_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "quiz"."comment_threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comment_threads_family" ON "quiz"."comment_threads" USING btree ("family_id","last_comment_id");--> statement-breakpoint
CREATE INDEX "comment_threads_result" ON "quiz"."comment_threads" USING btree ("result_id") WHERE "quiz"."comment_threads"."result_id" is not null;--> statement-breakpoint
CREATE INDEX "comments_thread" ON "quiz"."comments" USING btree ("thread_id","id");