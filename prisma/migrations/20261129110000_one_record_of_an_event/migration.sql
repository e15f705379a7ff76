-- An import is undone from what the triggers recorded, so no lists are kept besides.
DROP TABLE "guest_list_changes";
-- PostgreSQL's own vacuum overwrites what was deleted.
DROP TABLE "due_cleanings";
DROP TABLE "disk_cleanings";

-- Undoing an import brings back the sheet before it, like everything else that an import changes.
ALTER TABLE "imported_sheets" DROP CONSTRAINT "imported_sheets_pkey",
ADD COLUMN     "id" SERIAL NOT NULL,
ADD CONSTRAINT "imported_sheets_pkey" PRIMARY KEY ("id");
CREATE UNIQUE INDEX "imported_sheets_event_id_key" ON "imported_sheets"("event_id");

CREATE TRIGGER record_inserts AFTER INSERT ON "imported_sheets"
  REFERENCING NEW TABLE AS rows_after FOR EACH STATEMENT EXECUTE FUNCTION record_row_changes();
CREATE TRIGGER record_updates AFTER UPDATE ON "imported_sheets"
  REFERENCING OLD TABLE AS rows_before NEW TABLE AS rows_after FOR EACH STATEMENT EXECUTE FUNCTION record_row_changes();
CREATE TRIGGER record_deletes AFTER DELETE ON "imported_sheets"
  REFERENCING OLD TABLE AS rows_before FOR EACH STATEMENT EXECUTE FUNCTION record_row_changes();

-- The newest pictures are kept, whether shown or not.
ALTER TABLE "event_pictures" DROP COLUMN "unused_since";

-- A printed code leads to the event that it was printed for, or to none, but never to another one.
CREATE TABLE "used_links" (
    "short_link" TEXT NOT NULL,

    CONSTRAINT "used_links_pkey" PRIMARY KEY ("short_link")
);
INSERT INTO "used_links" SELECT "short_link" FROM "events";

-- A restore of a backup brings its own.
CREATE FUNCTION remember_link() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('find_your_table.records_changes', true) IS DISTINCT FROM 'off' THEN
    INSERT INTO used_links VALUES (NEW.short_link) ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER remember_link AFTER INSERT OR UPDATE OF short_link ON "events"
  FOR EACH ROW EXECUTE FUNCTION remember_link();
