-- AlterTable
ALTER TABLE "guest_list_changes" DROP COLUMN "hand_edits_before",
ADD COLUMN     "sheet_before" JSON;

-- CreateTable
CREATE TABLE "imported_sheets" (
    "event_id" INTEGER NOT NULL,
    "guests" JSON NOT NULL,

    CONSTRAINT "imported_sheets_pkey" PRIMARY KEY ("event_id")
);

-- AddForeignKey
ALTER TABLE "imported_sheets" ADD CONSTRAINT "imported_sheets_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "events"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A list that nobody has edited since its last import, or at all, is what the sheet said.
INSERT INTO "imported_sheets" ("event_id", "guests")
SELECT "event_id", json_build_object('version', 3, 'guests', json_agg(json_build_object(
    'id', "id", 'name', "name", 'tableNumber', "table_number", 'additionalInfo', "additional_info"
  ) ORDER BY "position", "id"))
FROM "guests" LEFT JOIN (
  SELECT DISTINCT ON ("event_id") "event_id", "id" AS "last_id", coalesce(("details"->>'handEdits')::int, 0) AS "carried"
  FROM "history_entries"
  WHERE "action" = 'restore_guests' OR ("action" = 'upload_file' AND "details"->>'mode' IS DISTINCT FROM 'merge')
  ORDER BY "event_id", "id" DESC
) AS "replaced" USING ("event_id")
WHERE coalesce("carried", 0) = 0 AND NOT EXISTS (
  SELECT FROM "history_entries" AS "edit"
  WHERE "edit"."event_id" = "guests"."event_id" AND "edit"."action" = 'update_guests' AND "edit"."id" > coalesce("last_id", 0)
)
GROUP BY "event_id";
