-- CreateEnum
CREATE TYPE "attendance" AS ENUM ('unknown', 'yes', 'no');

-- CreateEnum
CREATE TYPE "table_shape" AS ENUM ('round', 'rectangle', 'one_sided', 'row');

-- CreateEnum
CREATE TYPE "fixture_kind" AS ENUM ('stage', 'bar', 'door', 'dance_floor', 'pillar', 'text');

-- DropForeignKey
ALTER TABLE "guest_edits" DROP CONSTRAINT "guest_edits_event_id_fkey";

-- AlterTable
ALTER TABLE "guests" ADD COLUMN     "attendance" "attendance" NOT NULL DEFAULT 'unknown',
ADD COLUMN     "guest_of_id" INTEGER,
ADD COLUMN     "household" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "is_child" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "is_locked" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "needs_access" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "seat_number" INTEGER;

-- AlterTable
ALTER TABLE "history_entries" ADD COLUMN     "list_version" INTEGER;

-- DropTable
DROP TABLE "guest_edits";

-- CreateTable
CREATE TABLE "tables" (
    "id" SERIAL NOT NULL,
    "event_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "label" TEXT NOT NULL,
    "capacity" INTEGER,
    "shape" "table_shape" NOT NULL DEFAULT 'round',
    "note" TEXT NOT NULL DEFAULT '',
    "is_locked" BOOLEAN NOT NULL DEFAULT false,
    "is_accessible" BOOLEAN NOT NULL DEFAULT true,
    "is_set_up" BOOLEAN NOT NULL DEFAULT false,
    "x" INTEGER,
    "y" INTEGER,
    "rotation" INTEGER NOT NULL DEFAULT 0,
    "width" INTEGER,
    "depth" INTEGER,

    CONSTRAINT "tables_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "floor_plans" (
    "id" SERIAL NOT NULL,
    "event_id" INTEGER NOT NULL,
    "width" INTEGER NOT NULL,
    "depth" INTEGER NOT NULL,
    "outline" JSON,
    "is_shown_to_guests" BOOLEAN NOT NULL DEFAULT false,
    "picture_id" INTEGER,
    "picture_x" INTEGER NOT NULL DEFAULT 0,
    "picture_y" INTEGER NOT NULL DEFAULT 0,
    "picture_width" INTEGER NOT NULL DEFAULT 0,
    "picture_opacity" INTEGER NOT NULL DEFAULT 50,

    CONSTRAINT "floor_plans_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "fixtures" (
    "id" SERIAL NOT NULL,
    "event_id" INTEGER NOT NULL,
    "kind" "fixture_kind" NOT NULL,
    "label" TEXT NOT NULL DEFAULT '',
    "x" INTEGER NOT NULL,
    "y" INTEGER NOT NULL,
    "width" INTEGER NOT NULL,
    "depth" INTEGER NOT NULL,
    "rotation" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "fixtures_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "venue_pictures" (
    "id" SERIAL NOT NULL,
    "event_id" INTEGER NOT NULL,
    "content" BYTEA NOT NULL,
    "media_type" TEXT NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "venue_pictures_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "row_changes" (
    "id" BIGSERIAL NOT NULL,
    "event_id" INTEGER NOT NULL,
    "list_version" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "ids" INTEGER[],
    "rows" JSON NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "row_changes_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "tables_event_id_position_idx" ON "tables"("event_id", "position");

-- CreateIndex
CREATE UNIQUE INDEX "floor_plans_event_id_key" ON "floor_plans"("event_id");

-- CreateIndex
CREATE INDEX "fixtures_event_id_idx" ON "fixtures"("event_id");

-- CreateIndex
CREATE INDEX "venue_pictures_event_id_id_idx" ON "venue_pictures"("event_id", "id");

-- CreateIndex
CREATE INDEX "row_changes_event_id_list_version_idx" ON "row_changes"("event_id", "list_version");

-- CreateIndex
CREATE INDEX "history_entries_event_id_list_version_idx" ON "history_entries"("event_id", "list_version");

-- AddForeignKey
ALTER TABLE "tables" ADD CONSTRAINT "tables_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "events"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "floor_plans" ADD CONSTRAINT "floor_plans_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "events"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "fixtures" ADD CONSTRAINT "fixtures_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "events"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "venue_pictures" ADD CONSTRAINT "venue_pictures_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "events"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "row_changes" ADD CONSTRAINT "row_changes_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "events"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE UNIQUE INDEX "tables_event_id_lower_label_key" ON "tables"("event_id", lower("label"));

-- Every table that guests are seated at, in order of appearance. Of spellings in different case, the first one counts.
INSERT INTO "tables" ("event_id", "position", "label")
SELECT "event_id", row_number() OVER (PARTITION BY "event_id" ORDER BY "first_position", "first_id") - 1, "label"
FROM (
  SELECT DISTINCT ON ("event_id", lower("table_number"))
    "event_id", "table_number" AS "label", "position" AS "first_position", "id" AS "first_id"
  FROM "guests" WHERE "table_number" <> ''
  ORDER BY "event_id", lower("table_number"), "position", "id"
) AS "labels";

UPDATE "guests" SET "table_number" = "tables"."label"
FROM "tables"
WHERE "tables"."event_id" = "guests"."event_id" AND lower("tables"."label") = lower("guests"."table_number")
  AND "tables"."label" <> "guests"."table_number";

-- Records what each statement does to the rows of a table that belong to an event, under the version of the event's guest list.
-- Whoever changes such rows raises the version first. A restore of a backup brings its own records.
-- A statement's rows have no index, and the plan for the first statement is kept: planned for one row, a nested loop would
-- compare each of thousands of rows with all the others. Without nested loops, events are looked up by an array.
CREATE FUNCTION record_row_changes() RETURNS trigger LANGUAGE plpgsql
SET enable_nestloop = off SET enable_mergejoin = off AS $$
BEGIN
  IF current_setting('find_your_table.records_changes', true) = 'off' THEN
    RETURN NULL;
  END IF;
  IF TG_OP = 'INSERT' THEN
    INSERT INTO row_changes (event_id, list_version, kind, ids, rows)
    SELECT events.id, events.guest_list_version, TG_TABLE_NAME, array_agg(after.id),
      json_agg(json_build_object('id', after.id, 'before', NULL, 'after', row_to_json(after)))
    FROM rows_after AS after JOIN events ON events.id = after.event_id
    WHERE events.id = ANY (ARRAY(SELECT DISTINCT event_id FROM rows_after)) GROUP BY events.id;
  ELSIF TG_OP = 'DELETE' THEN
    -- Nothing is recorded while the event itself is deleted.
    INSERT INTO row_changes (event_id, list_version, kind, ids, rows)
    SELECT events.id, events.guest_list_version, TG_TABLE_NAME, array_agg(before.id),
      json_agg(json_build_object('id', before.id, 'before', row_to_json(before), 'after', NULL))
    FROM rows_before AS before JOIN events ON events.id = before.event_id
    WHERE events.id = ANY (ARRAY(SELECT DISTINCT event_id FROM rows_before)) GROUP BY events.id;
  ELSE
    -- A new id of the event is not a change of its rows.
    INSERT INTO row_changes (event_id, list_version, kind, ids, rows)
    SELECT events.id, events.guest_list_version, TG_TABLE_NAME, array_agg(after.id),
      json_agg(json_build_object('id', after.id, 'before', row_to_json(before), 'after', row_to_json(after)))
    FROM rows_after AS after JOIN rows_before AS before USING (id, event_id) JOIN events ON events.id = after.event_id
    WHERE events.id = ANY (ARRAY(SELECT DISTINCT event_id FROM rows_after)) GROUP BY events.id;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER record_inserts AFTER INSERT ON "guests"
  REFERENCING NEW TABLE AS rows_after FOR EACH STATEMENT EXECUTE FUNCTION record_row_changes();
CREATE TRIGGER record_updates AFTER UPDATE ON "guests"
  REFERENCING OLD TABLE AS rows_before NEW TABLE AS rows_after FOR EACH STATEMENT EXECUTE FUNCTION record_row_changes();
CREATE TRIGGER record_deletes AFTER DELETE ON "guests"
  REFERENCING OLD TABLE AS rows_before FOR EACH STATEMENT EXECUTE FUNCTION record_row_changes();

CREATE TRIGGER record_inserts AFTER INSERT ON "tables"
  REFERENCING NEW TABLE AS rows_after FOR EACH STATEMENT EXECUTE FUNCTION record_row_changes();
CREATE TRIGGER record_updates AFTER UPDATE ON "tables"
  REFERENCING OLD TABLE AS rows_before NEW TABLE AS rows_after FOR EACH STATEMENT EXECUTE FUNCTION record_row_changes();
CREATE TRIGGER record_deletes AFTER DELETE ON "tables"
  REFERENCING OLD TABLE AS rows_before FOR EACH STATEMENT EXECUTE FUNCTION record_row_changes();

CREATE TRIGGER record_inserts AFTER INSERT ON "fixtures"
  REFERENCING NEW TABLE AS rows_after FOR EACH STATEMENT EXECUTE FUNCTION record_row_changes();
CREATE TRIGGER record_updates AFTER UPDATE ON "fixtures"
  REFERENCING OLD TABLE AS rows_before NEW TABLE AS rows_after FOR EACH STATEMENT EXECUTE FUNCTION record_row_changes();
CREATE TRIGGER record_deletes AFTER DELETE ON "fixtures"
  REFERENCING OLD TABLE AS rows_before FOR EACH STATEMENT EXECUTE FUNCTION record_row_changes();

CREATE TRIGGER record_inserts AFTER INSERT ON "floor_plans"
  REFERENCING NEW TABLE AS rows_after FOR EACH STATEMENT EXECUTE FUNCTION record_row_changes();
CREATE TRIGGER record_updates AFTER UPDATE ON "floor_plans"
  REFERENCING OLD TABLE AS rows_before NEW TABLE AS rows_after FOR EACH STATEMENT EXECUTE FUNCTION record_row_changes();
CREATE TRIGGER record_deletes AFTER DELETE ON "floor_plans"
  REFERENCING OLD TABLE AS rows_before FOR EACH STATEMENT EXECUTE FUNCTION record_row_changes();

