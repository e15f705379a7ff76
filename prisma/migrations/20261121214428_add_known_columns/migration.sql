-- AlterTable
ALTER TABLE "events" ADD COLUMN     "known_columns" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- Guests go on to see what they see of the lists that are there.
UPDATE "events" SET "known_columns" = listed.columns
FROM (
  SELECT event_id, array_agg(DISTINCT key) AS columns
  FROM "guests", json_object_keys(additional_info) AS key
  GROUP BY event_id
) AS listed
WHERE "events".id = listed.event_id;
