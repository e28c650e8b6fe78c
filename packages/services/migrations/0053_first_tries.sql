-- Until tries were counted, the first one is the only one.
ALTER TABLE "quiz"."attempt_answers" ADD COLUMN "first_marks" double precision;--> statement-breakpoint
ALTER TABLE "quiz"."question_sums" ADD COLUMN "f_first" double precision DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz"."question_sums" ADD COLUMN "f_latest" double precision DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz"."question_sums" ADD COLUMN "f_highest" double precision DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz"."question_sums" ADD COLUMN "f_all" double precision DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz"."question_sums" ADD COLUMN "ff_first" double precision DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz"."question_sums" ADD COLUMN "ff_latest" double precision DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz"."question_sums" ADD COLUMN "ff_highest" double precision DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz"."question_sums" ADD COLUMN "ff_all" double precision DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "quiz"."question_sums" SET "f_first" = "x_first", "f_latest" = "x_latest", "f_highest" = "x_highest", "f_all" = "x_all", "ff_first" = "xx_first", "ff_latest" = "xx_latest", "ff_highest" = "xx_highest", "ff_all" = "xx_all";--> statement-breakpoint
ALTER TABLE "quiz"."question_sums" ALTER COLUMN "f_first" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "quiz"."question_sums" ALTER COLUMN "f_latest" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "quiz"."question_sums" ALTER COLUMN "f_highest" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "quiz"."question_sums" ALTER COLUMN "f_all" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "quiz"."question_sums" ALTER COLUMN "ff_first" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "quiz"."question_sums" ALTER COLUMN "ff_latest" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "quiz"."question_sums" ALTER COLUMN "ff_highest" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "quiz"."question_sums" ALTER COLUMN "ff_all" DROP DEFAULT;
