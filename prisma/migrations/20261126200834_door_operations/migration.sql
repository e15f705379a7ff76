-- CreateEnum
CREATE TYPE "door_operation_kind" AS ENUM ('ARRIVED', 'LEFT', 'CANCELLED', 'WALK_IN', 'RESEATED');

-- AlterTable
ALTER TABLE "events" ADD COLUMN     "door_version" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "door_operations" (
    "event_id" INTEGER NOT NULL,
    "id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "device" TEXT NOT NULL,
    "sequence" INTEGER NOT NULL,
    "kind" "door_operation_kind" NOT NULL,
    "guest_id" INTEGER,
    "walk_in_id" UUID,
    "name" TEXT,
    "table_label" TEXT,
    "cancels" UUID,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "clock_offset_ms" DOUBLE PRECISION,
    "replaces" JSONB,
    "expected_table_label" TEXT,
    "previous_table_label" TEXT,
    "previous_name" TEXT,
    "user_id" INTEGER,
    "helper_id" INTEGER,
    "author_name" TEXT,
    "recorded_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "door_operations_pkey" PRIMARY KEY ("event_id","id")
);

-- CreateIndex
CREATE INDEX "door_operations_event_id_guest_id_idx" ON "door_operations"("event_id", "guest_id");

-- CreateIndex
CREATE INDEX "door_operations_event_id_walk_in_id_idx" ON "door_operations"("event_id", "walk_in_id");

-- CreateIndex
CREATE INDEX "door_operations_event_id_cancels_idx" ON "door_operations"("event_id", "cancels");

-- CreateIndex
CREATE INDEX "door_operations_user_id_idx" ON "door_operations"("user_id");

-- CreateIndex
CREATE INDEX "door_operations_helper_id_idx" ON "door_operations"("helper_id");

-- CreateIndex
CREATE UNIQUE INDEX "door_operations_event_id_position_key" ON "door_operations"("event_id", "position");

-- AddForeignKey
ALTER TABLE "door_operations" ADD CONSTRAINT "door_operations_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "events"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "door_operations" ADD CONSTRAINT "door_operations_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "door_operations" ADD CONSTRAINT "door_operations_helper_id_fkey" FOREIGN KEY ("helper_id") REFERENCES "helpers"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What is recorded at a door is announced on a channel of its own: the screens of an event's guests need not hear of arrivals.
CREATE OR REPLACE FUNCTION notify_event_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.door_version <> OLD.door_version THEN
    PERFORM pg_notify('door_changes', NEW.id::text);
  ELSE
    PERFORM pg_notify('event_changes', coalesce(NEW.id, OLD.id)::text);
  END IF;
  RETURN NULL;
END $$;
