CREATE TABLE "quiz"."link_devices" (
	"listed_id" text NOT NULL,
	"link_number" integer NOT NULL,
	"device_hash" text NOT NULL,
	"first_used_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "link_devices_listed_id_link_number_device_hash_pk" PRIMARY KEY("listed_id","link_number","device_hash")
);
--> statement-breakpoint
ALTER TABLE "quiz"."listed_students" ADD COLUMN "link_number" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz"."link_devices" ADD CONSTRAINT "link_devices_listed_id_listed_students_id_fk" FOREIGN KEY ("listed_id") REFERENCES "quiz"."listed_students"("id") ON DELETE cascade ON UPDATE no action;