-- The new sums cannot be computed from the old ones: the services count all attempts again when they start.
TRUNCATE "quiz"."question_sums", "quiz"."total_sums";--> statement-breakpoint
UPDATE "quiz"."attempts" SET "is_counted" = false WHERE "is_counted";--> statement-breakpoint
ALTER TABLE "quiz"."question_sums" ADD COLUMN "t_first" double precision NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz"."question_sums" ADD COLUMN "t_latest" double precision NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz"."question_sums" ADD COLUMN "t_highest" double precision NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz"."question_sums" ADD COLUMN "t_all" double precision NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz"."question_sums" ADD COLUMN "tt_first" double precision NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz"."question_sums" ADD COLUMN "tt_latest" double precision NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz"."question_sums" ADD COLUMN "tt_highest" double precision NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz"."question_sums" ADD COLUMN "tt_all" double precision NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz"."total_sums" ADD COLUMN "p_first" double precision NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz"."total_sums" ADD COLUMN "p_latest" double precision NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz"."total_sums" ADD COLUMN "p_highest" double precision NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz"."total_sums" ADD COLUMN "p_all" double precision NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz"."total_sums" ADD COLUMN "pp_first" double precision NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz"."total_sums" ADD COLUMN "pp_latest" double precision NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz"."total_sums" ADD COLUMN "pp_highest" double precision NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz"."total_sums" ADD COLUMN "pp_all" double precision NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz"."total_sums" ADD COLUMN "ppp_first" double precision NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz"."total_sums" ADD COLUMN "ppp_latest" double precision NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz"."total_sums" ADD COLUMN "ppp_highest" double precision NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz"."total_sums" ADD COLUMN "ppp_all" double precision NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz"."total_sums" ADD COLUMN "pppp_first" double precision NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz"."total_sums" ADD COLUMN "pppp_latest" double precision NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz"."total_sums" ADD COLUMN "pppp_highest" double precision NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz"."total_sums" ADD COLUMN "pppp_all" double precision NOT NULL;