CREATE TABLE "quiz"."marking_claims" (
	"attempt_id" text NOT NULL,
	"question_id" text NOT NULL,
	"account_id" text NOT NULL,
	"held_until" timestamp with time zone NOT NULL,
	CONSTRAINT "marking_claims_attempt_id_question_id_pk" PRIMARY KEY("attempt_id","question_id")
);
--> statement-breakpoint
ALTER TABLE "quiz"."marking_claims" ADD CONSTRAINT "marking_claims_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "quiz"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "marking_claims_until" ON "quiz"."marking_claims" USING btree ("held_until");