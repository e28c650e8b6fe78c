CREATE SCHEMA "auth";
--> statement-breakpoint
CREATE SCHEMA "main";
--> statement-breakpoint
CREATE SCHEMA "quiz";
--> statement-breakpoint
CREATE TABLE "auth"."accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"password_hash" text NOT NULL,
	"disabled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "accounts_email_key_unique" UNIQUE("email_key")
);
--> statement-breakpoint
CREATE TABLE "auth"."sign_in_failures" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "auth"."sign_in_failures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"email_key" text NOT NULL,
	"address" text NOT NULL,
	"failed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth"."tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quiz"."attempt_answers" (
	"attempt_id" text NOT NULL,
	"question_id" text NOT NULL,
	"revision_id" text NOT NULL,
	"place" integer NOT NULL,
	"selected" integer[] NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"uploaded_images" text[] NOT NULL,
	"is_skipped" boolean NOT NULL,
	"is_marked" boolean NOT NULL,
	"is_checked" boolean DEFAULT false NOT NULL,
	"is_correct" boolean NOT NULL,
	"obtained_marks" double precision NOT NULL,
	"total_marks" double precision NOT NULL,
	"time_spent" double precision NOT NULL,
	"ai_result" jsonb,
	"instructor_evaluation" text,
	"instructor_marks" double precision,
	CONSTRAINT "attempt_answers_attempt_id_question_id_pk" PRIMARY KEY("attempt_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "quiz"."attempts" (
	"id" text PRIMARY KEY NOT NULL,
	"quiz_id" text NOT NULL,
	"session_id" text NOT NULL,
	"student_id" text NOT NULL,
	"number" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"submitted_at" timestamp with time zone,
	"time_spent" double precision,
	"obtained_marks" double precision,
	"total_marks" double precision,
	"correct_percentage" double precision,
	"correct_count" integer,
	"incorrect_count" integer,
	"skipped_count" integer,
	"is_passed" boolean,
	"city" text NOT NULL,
	"country" text NOT NULL,
	"is_delivered" boolean DEFAULT false NOT NULL,
	"is_counted" boolean DEFAULT false NOT NULL,
	"token_hash" text,
	"browser_hash" text,
	CONSTRAINT "attempts_number" UNIQUE("quiz_id","student_id","number")
);
--> statement-breakpoint
CREATE TABLE "quiz"."reports" (
	"id" text PRIMARY KEY NOT NULL,
	"quiz_id" text NOT NULL,
	"question_id" text NOT NULL,
	"revision_id" text NOT NULL,
	"student_id" text,
	"browser_hash" text,
	"category" text NOT NULL,
	"description" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"closing_note" text
);
--> statement-breakpoint
CREATE TABLE "quiz"."students" (
	"id" text PRIMARY KEY NOT NULL,
	"full_name" text NOT NULL,
	"name_key" text collate "C" NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"phone" text NOT NULL,
	"city" text NOT NULL,
	"country" text NOT NULL,
	"university" text NOT NULL,
	"university_key" text collate "C" NOT NULL,
	"image" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "students_email_key_unique" UNIQUE("email_key")
);
--> statement-breakpoint
CREATE TABLE "main"."chapters" (
	"id" text PRIMARY KEY NOT NULL,
	"module_id" text NOT NULL,
	"name" text NOT NULL,
	"place" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "main"."course_instructors" (
	"course_id" text NOT NULL,
	"instructor_id" text NOT NULL,
	CONSTRAINT "course_instructors_instructor_id_course_id_pk" PRIMARY KEY("instructor_id","course_id")
);
--> statement-breakpoint
CREATE TABLE "main"."course_tags" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "main"."courses" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "main"."images" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"sha256" text NOT NULL,
	"media_type" text NOT NULL,
	"bytes" bigint NOT NULL,
	"unused_since" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "images_same_bytes" UNIQUE("owner_id","sha256")
);
--> statement-breakpoint
CREATE TABLE "main"."modules" (
	"id" text PRIMARY KEY NOT NULL,
	"course_id" text NOT NULL,
	"name" text NOT NULL,
	"place" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "main"."video_points" (
	"id" text PRIMARY KEY NOT NULL,
	"video_id" text NOT NULL,
	"quiz_id" text NOT NULL,
	"time" double precision NOT NULL,
	"percentage" double precision NOT NULL,
	"is_link" boolean NOT NULL,
	"link_text" text NOT NULL,
	"is_new" boolean NOT NULL,
	"disabled" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "video_points_quiz" UNIQUE("quiz_id")
);
--> statement-breakpoint
CREATE TABLE "main"."videos" (
	"id" text PRIMARY KEY NOT NULL,
	"module_id" text NOT NULL,
	"chapter_id" text,
	"name" text NOT NULL,
	"link" text NOT NULL,
	"duration" integer NOT NULL,
	"index_url" text NOT NULL,
	"place" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quiz"."question_revisions" (
	"id" text PRIMARY KEY NOT NULL,
	"content_hash" text NOT NULL,
	"content" jsonb NOT NULL,
	"difficulty_level" text NOT NULL,
	"weightage" integer NOT NULL,
	"tag_keys" text[] NOT NULL,
	"image_ids" text[] DEFAULT '{}' NOT NULL,
	"unused_since" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quiz"."questions" (
	"quiz_id" text NOT NULL,
	"id" text NOT NULL,
	"origin_id" text NOT NULL,
	"place" integer NOT NULL,
	"revision_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "questions_quiz_id_id_pk" PRIMARY KEY("quiz_id","id")
);
--> statement-breakpoint
CREATE TABLE "quiz"."saves" (
	"quiz_id" text NOT NULL,
	"save_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"base_revision" integer NOT NULL,
	"total" integer NOT NULL,
	"is_published" boolean NOT NULL,
	"is_skippable" boolean NOT NULL,
	"state" text NOT NULL,
	"outcome" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"touched_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saves_quiz_id_save_id_pk" PRIMARY KEY("quiz_id","save_id")
);
--> statement-breakpoint
CREATE TABLE "quiz"."staged_batches" (
	"quiz_id" text NOT NULL,
	"save_id" text NOT NULL,
	"index" integer NOT NULL,
	"questions" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staged_batches_quiz_id_save_id_index_pk" PRIMARY KEY("quiz_id","save_id","index")
);
--> statement-breakpoint
CREATE TABLE "quiz"."faculties" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quiz"."quiz_course_tags" (
	"quiz_id" text NOT NULL,
	"course_tag_id" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "quiz_course_tags_quiz_id_course_tag_id_pk" PRIMARY KEY("quiz_id","course_tag_id")
);
--> statement-breakpoint
CREATE TABLE "quiz"."quiz_faculties" (
	"quiz_id" text NOT NULL,
	"faculty_id" text NOT NULL,
	CONSTRAINT "quiz_faculties_quiz_id_faculty_id_pk" PRIMARY KEY("quiz_id","faculty_id")
);
--> statement-breakpoint
CREATE TABLE "quiz"."quizzes" (
	"id" text PRIMARY KEY NOT NULL,
	"family_id" text NOT NULL,
	"version" integer NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"instructor_id" text NOT NULL,
	"name" text NOT NULL,
	"name_key" text collate "C" NOT NULL,
	"description" text NOT NULL,
	"quiz_type" text NOT NULL,
	"course_id" text,
	"course_name" text,
	"course_key" text collate "C" DEFAULT '' NOT NULL,
	"module_id" text,
	"module_name" text,
	"module_key" text collate "C" DEFAULT '' NOT NULL,
	"chapter_id" text,
	"chapter_name" text,
	"video_id" text,
	"video_name" text,
	"is_published" boolean DEFAULT false NOT NULL,
	"published_at" timestamp with time zone,
	"is_archived" boolean DEFAULT false NOT NULL,
	"is_skippable" boolean DEFAULT true NOT NULL,
	"is_direct_check" boolean DEFAULT false NOT NULL,
	"ai_applied" boolean DEFAULT false NOT NULL,
	"ai_quiz_active" boolean DEFAULT false NOT NULL,
	"ai_model" text NOT NULL,
	"skip_ocr" boolean DEFAULT false NOT NULL,
	"duration" integer NOT NULL,
	"passing_percentage" double precision NOT NULL,
	"result_delay_in_hours" integer DEFAULT 0 NOT NULL,
	"question_count" integer DEFAULT 0 NOT NULL,
	"total_marks" integer DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"reports_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "quizzes_version" UNIQUE("family_id","version"),
	CONSTRAINT "quizzes_type" CHECK ("quiz"."quizzes"."quiz_type" in ('full', 'practice', 'pop', 'daq'))
);
--> statement-breakpoint
CREATE TABLE "quiz"."sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"quiz_id" text NOT NULL,
	"instructor_id" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"start_time" timestamp with time zone NOT NULL,
	"end_time" timestamp with time zone NOT NULL,
	"module_id" text,
	"course_id" text,
	"is_general" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quiz"."tags" (
	"id" text PRIMARY KEY NOT NULL,
	"tag_name" text NOT NULL,
	"tag_type" text NOT NULL,
	"tag_key" text collate "C" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tags_once" UNIQUE("tag_type","tag_key")
);
--> statement-breakpoint
CREATE TABLE "quiz"."mark_counts" (
	"quiz_id" text NOT NULL,
	"scope" text NOT NULL,
	"question_id" text NOT NULL,
	"revision_id" text NOT NULL,
	"mark" double precision NOT NULL,
	"total" double precision NOT NULL,
	"n_first" integer NOT NULL,
	"n_latest" integer NOT NULL,
	"n_highest" integer NOT NULL,
	"n_all" integer NOT NULL,
	CONSTRAINT "mark_counts_quiz_id_scope_question_id_revision_id_mark_total_pk" PRIMARY KEY("quiz_id","scope","question_id","revision_id","mark","total")
);
--> statement-breakpoint
CREATE TABLE "quiz"."option_sums" (
	"quiz_id" text NOT NULL,
	"scope" text NOT NULL,
	"question_id" text NOT NULL,
	"revision_id" text NOT NULL,
	"option_chosen" integer NOT NULL,
	"n_first" integer NOT NULL,
	"n_latest" integer NOT NULL,
	"n_highest" integer NOT NULL,
	"n_all" integer NOT NULL,
	"p_first" double precision NOT NULL,
	"p_latest" double precision NOT NULL,
	"p_highest" double precision NOT NULL,
	"p_all" double precision NOT NULL,
	"pp_first" double precision NOT NULL,
	"pp_latest" double precision NOT NULL,
	"pp_highest" double precision NOT NULL,
	"pp_all" double precision NOT NULL,
	CONSTRAINT "option_sums_key" PRIMARY KEY("quiz_id","scope","question_id","revision_id","option_chosen")
);
--> statement-breakpoint
CREATE TABLE "quiz"."place_sums" (
	"quiz_id" text NOT NULL,
	"scope" text NOT NULL,
	"country" text NOT NULL,
	"city" text NOT NULL,
	"n" integer NOT NULL,
	"students" integer NOT NULL,
	"percentage_sum" double precision NOT NULL,
	CONSTRAINT "place_sums_quiz_id_scope_country_city_pk" PRIMARY KEY("quiz_id","scope","country","city")
);
--> statement-breakpoint
CREATE TABLE "quiz"."question_sums" (
	"quiz_id" text NOT NULL,
	"scope" text NOT NULL,
	"question_id" text NOT NULL,
	"revision_id" text NOT NULL,
	"group_no" integer NOT NULL,
	"n_first" integer NOT NULL,
	"n_latest" integer NOT NULL,
	"n_highest" integer NOT NULL,
	"n_all" integer NOT NULL,
	"x_first" double precision NOT NULL,
	"x_latest" double precision NOT NULL,
	"x_highest" double precision NOT NULL,
	"x_all" double precision NOT NULL,
	"xx_first" double precision NOT NULL,
	"xx_latest" double precision NOT NULL,
	"xx_highest" double precision NOT NULL,
	"xx_all" double precision NOT NULL,
	"xt_first" double precision NOT NULL,
	"xt_latest" double precision NOT NULL,
	"xt_highest" double precision NOT NULL,
	"xt_all" double precision NOT NULL,
	"correct" integer NOT NULL,
	"skipped" integer NOT NULL,
	"marked" integer NOT NULL,
	"of_marks" double precision NOT NULL,
	"time_sum" double precision NOT NULL,
	"best_time" double precision,
	CONSTRAINT "question_sums_quiz_id_scope_question_id_revision_id_group_no_pk" PRIMARY KEY("quiz_id","scope","question_id","revision_id","group_no")
);
--> statement-breakpoint
CREATE TABLE "quiz"."score_counts" (
	"quiz_id" text NOT NULL,
	"scope" text NOT NULL,
	"total" double precision NOT NULL,
	"of_total" double precision NOT NULL,
	"n_first" integer NOT NULL,
	"n_latest" integer NOT NULL,
	"n_highest" integer NOT NULL,
	"n_all" integer NOT NULL,
	"n_second" integer NOT NULL,
	"time_sum" double precision NOT NULL,
	CONSTRAINT "score_counts_quiz_id_scope_total_of_total_pk" PRIMARY KEY("quiz_id","scope","total","of_total")
);
--> statement-breakpoint
CREATE TABLE "quiz"."standings" (
	"quiz_id" text NOT NULL,
	"scope" text NOT NULL,
	"counted" text NOT NULL,
	"student_id" text NOT NULL,
	"attempt_id" text NOT NULL,
	"percentage" double precision NOT NULL,
	"time_spent" double precision NOT NULL,
	CONSTRAINT "standings_quiz_id_scope_counted_student_id_pk" PRIMARY KEY("quiz_id","scope","counted","student_id")
);
--> statement-breakpoint
CREATE TABLE "quiz"."total_sums" (
	"quiz_id" text NOT NULL,
	"scope" text NOT NULL,
	"group_no" integer NOT NULL,
	"n_first" integer NOT NULL,
	"n_latest" integer NOT NULL,
	"n_highest" integer NOT NULL,
	"n_all" integer NOT NULL,
	"t_first" double precision NOT NULL,
	"t_latest" double precision NOT NULL,
	"t_highest" double precision NOT NULL,
	"t_all" double precision NOT NULL,
	"tt_first" double precision NOT NULL,
	"tt_latest" double precision NOT NULL,
	"tt_highest" double precision NOT NULL,
	"tt_all" double precision NOT NULL,
	CONSTRAINT "total_sums_quiz_id_scope_group_no_pk" PRIMARY KEY("quiz_id","scope","group_no")
);
--> statement-breakpoint
CREATE TABLE "quiz"."files" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"name" text NOT NULL,
	"bytes" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quiz"."jobs" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer NOT NULL,
	"message" text,
	"input" jsonb NOT NULL,
	"held_until" timestamp with time zone DEFAULT now() NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "auth"."tokens" ADD CONSTRAINT "tokens_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "auth"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz"."attempt_answers" ADD CONSTRAINT "attempt_answers_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "quiz"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz"."attempt_answers" ADD CONSTRAINT "attempt_answers_revision_id_question_revisions_id_fk" FOREIGN KEY ("revision_id") REFERENCES "quiz"."question_revisions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz"."attempts" ADD CONSTRAINT "attempts_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "quiz"."quizzes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz"."attempts" ADD CONSTRAINT "attempts_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "quiz"."sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz"."attempts" ADD CONSTRAINT "attempts_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "quiz"."students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz"."reports" ADD CONSTRAINT "reports_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "quiz"."quizzes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz"."reports" ADD CONSTRAINT "reports_revision_id_question_revisions_id_fk" FOREIGN KEY ("revision_id") REFERENCES "quiz"."question_revisions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz"."reports" ADD CONSTRAINT "reports_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "quiz"."students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."chapters" ADD CONSTRAINT "chapters_module_id_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "main"."modules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."course_instructors" ADD CONSTRAINT "course_instructors_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "main"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."modules" ADD CONSTRAINT "modules_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "main"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."video_points" ADD CONSTRAINT "video_points_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "main"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."videos" ADD CONSTRAINT "videos_module_id_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "main"."modules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."videos" ADD CONSTRAINT "videos_chapter_id_chapters_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "main"."chapters"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz"."questions" ADD CONSTRAINT "questions_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "quiz"."quizzes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz"."questions" ADD CONSTRAINT "questions_revision_id_question_revisions_id_fk" FOREIGN KEY ("revision_id") REFERENCES "quiz"."question_revisions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz"."saves" ADD CONSTRAINT "saves_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "quiz"."quizzes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz"."staged_batches" ADD CONSTRAINT "staged_batches_save" FOREIGN KEY ("quiz_id","save_id") REFERENCES "quiz"."saves"("quiz_id","save_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz"."quiz_course_tags" ADD CONSTRAINT "quiz_course_tags_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "quiz"."quizzes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz"."quiz_faculties" ADD CONSTRAINT "quiz_faculties_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "quiz"."quizzes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz"."quiz_faculties" ADD CONSTRAINT "quiz_faculties_faculty_id_faculties_id_fk" FOREIGN KEY ("faculty_id") REFERENCES "quiz"."faculties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz"."sessions" ADD CONSTRAINT "sessions_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "quiz"."quizzes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sign_in_failures_account" ON "auth"."sign_in_failures" USING btree ("email_key","address","failed_at");--> statement-breakpoint
CREATE INDEX "sign_in_failures_address" ON "auth"."sign_in_failures" USING btree ("address","failed_at");--> statement-breakpoint
CREATE INDEX "tokens_account" ON "auth"."tokens" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "tokens_expiry" ON "auth"."tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "attempt_answers_revision" ON "quiz"."attempt_answers" USING btree ("revision_id");--> statement-breakpoint
CREATE INDEX "attempt_answers_judged" ON "quiz"."attempt_answers" USING btree ("question_id") WHERE "quiz"."attempt_answers"."instructor_marks" is not null;--> statement-breakpoint
CREATE INDEX "attempts_quiz" ON "quiz"."attempts" USING btree ("quiz_id","submitted_at");--> statement-breakpoint
CREATE INDEX "attempts_session" ON "quiz"."attempts" USING btree ("session_id","submitted_at");--> statement-breakpoint
CREATE INDEX "attempts_best" ON "quiz"."attempts" USING btree ("session_id","correct_percentage" DESC NULLS LAST,"time_spent");--> statement-breakpoint
CREATE INDEX "attempts_uncounted" ON "quiz"."attempts" USING btree ("quiz_id") WHERE not "quiz"."attempts"."is_counted";--> statement-breakpoint
CREATE INDEX "attempts_student" ON "quiz"."attempts" USING btree ("student_id","submitted_at");--> statement-breakpoint
CREATE INDEX "attempts_open" ON "quiz"."attempts" USING btree ("due_at") WHERE "quiz"."attempts"."submitted_at" is null;--> statement-breakpoint
CREATE INDEX "reports_quiz" ON "quiz"."reports" USING btree ("quiz_id","created_at");--> statement-breakpoint
CREATE INDEX "reports_revision" ON "quiz"."reports" USING btree ("revision_id");--> statement-breakpoint
CREATE INDEX "students_image" ON "quiz"."students" USING btree ("image") WHERE "quiz"."students"."image" is not null;--> statement-breakpoint
CREATE INDEX "chapters_module" ON "main"."chapters" USING btree ("module_id","place");--> statement-breakpoint
CREATE INDEX "course_instructors_course" ON "main"."course_instructors" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "images_unused" ON "main"."images" USING btree ("unused_since") WHERE "main"."images"."unused_since" is not null;--> statement-breakpoint
CREATE INDEX "modules_course" ON "main"."modules" USING btree ("course_id","place");--> statement-breakpoint
CREATE INDEX "video_points_video" ON "main"."video_points" USING btree ("video_id","time");--> statement-breakpoint
CREATE INDEX "videos_module" ON "main"."videos" USING btree ("module_id","place");--> statement-breakpoint
CREATE INDEX "videos_chapter" ON "main"."videos" USING btree ("chapter_id","place");--> statement-breakpoint
CREATE INDEX "question_revisions_tags" ON "quiz"."question_revisions" USING gin ("tag_keys");--> statement-breakpoint
CREATE INDEX "question_revisions_images" ON "quiz"."question_revisions" USING gin ("image_ids") WHERE "quiz"."question_revisions"."image_ids" <> '{}';--> statement-breakpoint
CREATE INDEX "question_revisions_unused" ON "quiz"."question_revisions" USING btree ("unused_since") WHERE "quiz"."question_revisions"."unused_since" is not null;--> statement-breakpoint
CREATE INDEX "questions_place" ON "quiz"."questions" USING btree ("quiz_id","place");--> statement-breakpoint
CREATE INDEX "questions_revision" ON "quiz"."questions" USING btree ("revision_id");--> statement-breakpoint
CREATE INDEX "questions_origin" ON "quiz"."questions" USING btree ("origin_id");--> statement-breakpoint
CREATE INDEX "saves_touched" ON "quiz"."saves" USING btree ("touched_at");--> statement-breakpoint
CREATE INDEX "quiz_faculties_faculty" ON "quiz"."quiz_faculties" USING btree ("faculty_id");--> statement-breakpoint
CREATE INDEX "quizzes_by_created" ON "quiz"."quizzes" USING btree ("instructor_id","is_archived","is_published","created_at","id");--> statement-breakpoint
CREATE INDEX "quizzes_by_name" ON "quiz"."quizzes" USING btree ("instructor_id","is_archived","is_published","name_key","id");--> statement-breakpoint
CREATE INDEX "quizzes_by_course" ON "quiz"."quizzes" USING btree ("instructor_id","is_archived","is_published","course_key","id");--> statement-breakpoint
CREATE INDEX "quizzes_by_reports" ON "quiz"."quizzes" USING btree ("instructor_id","is_archived","is_published","reports_count","id");--> statement-breakpoint
CREATE INDEX "quizzes_by_type" ON "quiz"."quizzes" USING btree ("instructor_id","is_archived","is_published","quiz_type","id");--> statement-breakpoint
CREATE INDEX "sessions_quiz" ON "quiz"."sessions" USING btree ("quiz_id","created_at");--> statement-breakpoint
CREATE INDEX "sessions_instructor" ON "quiz"."sessions" USING btree ("instructor_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_general" ON "quiz"."sessions" USING btree ("quiz_id") WHERE "quiz"."sessions"."is_general";--> statement-breakpoint
CREATE INDEX "standings_order" ON "quiz"."standings" USING btree ("quiz_id","scope","counted","percentage" DESC NULLS LAST,"time_spent","student_id");--> statement-breakpoint
CREATE INDEX "files_created" ON "quiz"."files" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "files_owner" ON "quiz"."files" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "jobs_owner" ON "quiz"."jobs" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "jobs_to_take" ON "quiz"."jobs" USING btree ("held_until") WHERE "quiz"."jobs"."state" in ('waiting', 'running');