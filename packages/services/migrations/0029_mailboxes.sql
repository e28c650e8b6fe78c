ALTER TABLE "quiz"."students" ADD COLUMN "mailbox_key" text;--> statement-breakpoint
-- As mailboxOf (domain/src/rules/mailbox.ts), but for domains that are not written in ASCII.
UPDATE "quiz"."students" AS "s" SET "mailbox_key" = CASE
    WHEN "a"."domain" IN ('gmail.com', 'googlemail.com') THEN replace("a"."box", '.', '') || '@gmail.com'
    ELSE "a"."box" || '@' || "a"."domain" END
FROM (
  SELECT "id", coalesce(substring("email_key" from '@([^@]*)$'), '') AS "domain",
    regexp_replace(
      regexp_replace(normalize(coalesce(substring("email_key" from '^(.*)@'), ''), NFKC),
        '[\u00AD\u0600-\u0605\u061C\u06DD\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF]', '', 'g'),
      '^(.[^+]*)\+.*$', '\1') AS "box"
  FROM "quiz"."students"
) AS "a"
WHERE "a"."id" = "s"."id";--> statement-breakpoint
ALTER TABLE "quiz"."students" ALTER COLUMN "mailbox_key" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "students_mailbox" ON "quiz"."students" USING btree ("instructor_id","mailbox_key") WHERE "quiz"."students"."kind" <> 'unconfirmed';
