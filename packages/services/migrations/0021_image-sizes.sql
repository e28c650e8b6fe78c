ALTER TABLE "main"."images" ADD COLUMN "width" integer;--> statement-breakpoint
ALTER TABLE "main"."images" ADD COLUMN "height" integer;