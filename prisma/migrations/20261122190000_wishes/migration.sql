-- CreateEnum
CREATE TYPE "wish_kind" AS ENUM ('together', 'apart', 'like', 'dislike', 'column_together', 'column_spread', 'column_alternate', 'near', 'company', 'balance', 'table_minimum');

-- CreateEnum
CREATE TYPE "wish_priority" AS ENUM ('low', 'medium', 'high');

-- CreateTable
CREATE TABLE "wishes" (
    "id" SERIAL NOT NULL,
    "event_id" INTEGER NOT NULL,
    "kind" "wish_kind" NOT NULL,
    "priority" "wish_priority" NOT NULL DEFAULT 'medium',
    "guest_ids" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
    "column_name" TEXT NOT NULL DEFAULT '',
    "fixture_id" INTEGER,
    "minimum" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "wishes_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "wishes_event_id_idx" ON "wishes"("event_id");

-- AddForeignKey
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "events"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TRIGGER record_inserts AFTER INSERT ON "wishes"
  REFERENCING NEW TABLE AS rows_after FOR EACH STATEMENT EXECUTE FUNCTION record_row_changes();
CREATE TRIGGER record_updates AFTER UPDATE ON "wishes"
  REFERENCING OLD TABLE AS rows_before NEW TABLE AS rows_after FOR EACH STATEMENT EXECUTE FUNCTION record_row_changes();
CREATE TRIGGER record_deletes AFTER DELETE ON "wishes"
  REFERENCING OLD TABLE AS rows_before FOR EACH STATEMENT EXECUTE FUNCTION record_row_changes();
