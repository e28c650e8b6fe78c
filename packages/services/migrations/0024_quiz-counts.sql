CREATE TABLE "quiz"."quiz_counts" (
	"instructor_id" text NOT NULL,
	"is_archived" boolean NOT NULL,
	"is_published" boolean NOT NULL,
	"quiz_type" text NOT NULL,
	"course_id" text NOT NULL,
	"n" integer NOT NULL,
	CONSTRAINT "quiz_counts_key" PRIMARY KEY("instructor_id","is_archived","is_published","quiz_type","course_id")
);
--> statement-breakpoint
-- Adds to one count. Transactions that change counts of the same instructor wait for each other here, so that none
-- holds a count that another one needs.
CREATE FUNCTION "quiz"."add_to_quiz_count"("instructor" text, "archived" boolean, "published" boolean, "type" text, "course" text, "change" bigint)
RETURNS void LANGUAGE sql AS $$
	SELECT pg_advisory_xact_lock(hashtextextended('quiz counts of ' || "instructor", 0));
	INSERT INTO "quiz"."quiz_counts" AS "kept" VALUES ("instructor", "archived", "published", "type", coalesce("course", ''), "change")
	ON CONFLICT ON CONSTRAINT "quiz_counts_key" DO UPDATE SET "n" = "kept"."n" + excluded."n";
$$;
--> statement-breakpoint
CREATE FUNCTION "quiz"."count_quizzes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		PERFORM "quiz"."add_to_quiz_count"("instructor_id", "is_archived", "is_published", "quiz_type", "course_id", count(*))
		FROM "added" GROUP BY "instructor_id", "is_archived", "is_published", "quiz_type", "course_id";
	ELSIF TG_OP = 'DELETE' THEN
		PERFORM "quiz"."add_to_quiz_count"("instructor_id", "is_archived", "is_published", "quiz_type", "course_id", -count(*))
		FROM "removed" GROUP BY "instructor_id", "is_archived", "is_published", "quiz_type", "course_id";
	ELSE
		PERFORM "quiz"."add_to_quiz_count"(OLD."instructor_id", OLD."is_archived", OLD."is_published", OLD."quiz_type", OLD."course_id", -1);
		PERFORM "quiz"."add_to_quiz_count"(NEW."instructor_id", NEW."is_archived", NEW."is_published", NEW."quiz_type", NEW."course_id", 1);
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "count_added_quizzes" AFTER INSERT ON "quiz"."quizzes" REFERENCING NEW TABLE AS "added"
FOR EACH STATEMENT EXECUTE FUNCTION "quiz"."count_quizzes"();
--> statement-breakpoint
CREATE TRIGGER "count_removed_quizzes" AFTER DELETE ON "quiz"."quizzes" REFERENCING OLD TABLE AS "removed"
FOR EACH STATEMENT EXECUTE FUNCTION "quiz"."count_quizzes"();
--> statement-breakpoint
-- Most updates, such as those of a hand-in, change no count and do not call the function.
CREATE TRIGGER "count_changed_quizzes" AFTER UPDATE OF "instructor_id", "is_archived", "is_published", "quiz_type", "course_id" ON "quiz"."quizzes"
FOR EACH ROW WHEN ((OLD."instructor_id", OLD."is_archived", OLD."is_published", OLD."quiz_type", OLD."course_id")
	IS DISTINCT FROM (NEW."instructor_id", NEW."is_archived", NEW."is_published", NEW."quiz_type", NEW."course_id"))
EXECUTE FUNCTION "quiz"."count_quizzes"();
--> statement-breakpoint
-- The triggers hold off other writers until this migration is committed.
INSERT INTO "quiz"."quiz_counts"
SELECT "instructor_id", "is_archived", "is_published", "quiz_type", coalesce("course_id", ''), count(*)
FROM "quiz"."quizzes" GROUP BY 1, 2, 3, 4, 5;
