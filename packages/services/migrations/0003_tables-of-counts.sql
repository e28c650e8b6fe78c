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
ALTER TABLE "quiz"."answer_counts" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "quiz"."question_times" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "quiz"."tag_sums" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "quiz"."answer_counts" CASCADE;--> statement-breakpoint
DROP TABLE "quiz"."question_times" CASCADE;--> statement-breakpoint
DROP TABLE "quiz"."tag_sums" CASCADE;--> statement-breakpoint
ALTER TABLE "quiz"."place_sums" DROP CONSTRAINT "place_sums_quiz_id_scope_counted_country_city_pk";--> statement-breakpoint
ALTER TABLE "quiz"."score_counts" DROP CONSTRAINT "score_counts_quiz_id_scope_counted_total_of_total_pk";--> statement-breakpoint
ALTER TABLE "quiz"."place_sums" ADD CONSTRAINT "place_sums_quiz_id_scope_country_city_pk" PRIMARY KEY("quiz_id","scope","country","city");--> statement-breakpoint
ALTER TABLE "quiz"."score_counts" ADD CONSTRAINT "score_counts_quiz_id_scope_total_of_total_pk" PRIMARY KEY("quiz_id","scope","total","of_total");--> statement-breakpoint
ALTER TABLE "quiz"."attempts" ADD COLUMN "is_counted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz"."score_counts" ADD COLUMN "n_first" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz"."score_counts" ADD COLUMN "n_latest" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz"."score_counts" ADD COLUMN "n_highest" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz"."score_counts" ADD COLUMN "n_all" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz"."score_counts" ADD COLUMN "n_second" integer NOT NULL;--> statement-breakpoint
CREATE INDEX "standings_order" ON "quiz"."standings" USING btree ("quiz_id","scope","counted","percentage" DESC NULLS LAST,"time_spent","student_id");--> statement-breakpoint
CREATE INDEX "attempts_uncounted" ON "quiz"."attempts" USING btree ("quiz_id") WHERE not "quiz"."attempts"."is_counted";--> statement-breakpoint
ALTER TABLE "quiz"."place_sums" DROP COLUMN "counted";--> statement-breakpoint
ALTER TABLE "quiz"."score_counts" DROP COLUMN "counted";--> statement-breakpoint
ALTER TABLE "quiz"."score_counts" DROP COLUMN "n";--> statement-breakpoint
ALTER TABLE "quiz"."score_counts" DROP COLUMN "passed";