-- Sign-ins that wait for a second factor were begun before versions were counted; they are begun again.
DELETE FROM "sessions" WHERE "sess"->'waiting' IS NOT NULL;

ALTER TABLE "users" ADD COLUMN "credentials_version" INTEGER NOT NULL DEFAULT 1;
