-- What has changed since a print is what the log of changes says.
ALTER TABLE "prints" DROP COLUMN "fingerprints",
DROP COLUMN "parts";
