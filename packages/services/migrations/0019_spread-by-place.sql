ALTER TABLE "quiz"."place_sums" ADD COLUMN "percentage_squared_sum" double precision DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "quiz"."place_sums" AS sums SET "percentage_squared_sum" = squares.sum
FROM (
	SELECT a."quiz_id", s."scope", a."country", a."city", sum(a."correct_percentage" ^ 2) AS sum
	FROM "quiz"."attempts" a CROSS JOIN LATERAL (VALUES ('all'), (a."session_id")) s("scope")
	WHERE a."is_counted" GROUP BY 1, 2, 3, 4
) AS squares
WHERE sums."quiz_id" = squares."quiz_id" AND sums."scope" = squares."scope"
	AND sums."country" = squares."country" AND sums."city" = squares."city";--> statement-breakpoint
ALTER TABLE "quiz"."place_sums" ALTER COLUMN "percentage_squared_sum" DROP DEFAULT;
