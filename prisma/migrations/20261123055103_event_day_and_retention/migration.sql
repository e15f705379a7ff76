ALTER TABLE "events"
  ADD COLUMN "day" DATE,
  ADD COLUMN "is_day_read" BOOLEAN NOT NULL DEFAULT true,
  ADD COLUMN "retention_days" INTEGER,
  ADD COLUMN "removal_noticed_at" TIMESTAMPTZ(3),
  ADD COLUMN "emptied_at" TIMESTAMPTZ(3),
  ADD COLUMN "figures" JSON;

-- The program reads the days of earlier events from their texts, because SQL cannot.
UPDATE "events" SET "is_day_read" = false WHERE "date" <> '';
