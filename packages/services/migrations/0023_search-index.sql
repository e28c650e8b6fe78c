-- A search in the list of quizzes looks for parts of words, for which only this extension has an index. Without it,
-- or without the right to create it, the search reads all names of the instructor.
DO $$ BEGIN
	CREATE EXTENSION IF NOT EXISTS pg_trgm;
	CREATE INDEX "quizzes_search" ON "quiz"."quizzes" USING gin
		("name_key" gin_trgm_ops, "course_key" gin_trgm_ops, "module_key" gin_trgm_ops);
EXCEPTION
	WHEN feature_not_supported OR insufficient_privilege OR undefined_object OR undefined_file THEN
		RAISE NOTICE 'The list of quizzes is searched without an index: %', SQLERRM;
END $$;
