DROP INDEX "quiz"."attempts_quiz";--> statement-breakpoint
DROP INDEX "quiz"."attempts_session";--> statement-breakpoint
CREATE INDEX "attempts_quiz" ON "quiz"."attempts" USING btree ("quiz_id","submitted_at","id");--> statement-breakpoint
CREATE INDEX "attempts_session" ON "quiz"."attempts" USING btree ("session_id","submitted_at","id");