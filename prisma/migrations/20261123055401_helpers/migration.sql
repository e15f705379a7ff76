-- CreateEnum
CREATE TYPE "helper_role" AS ENUM ('editor', 'door', 'viewer');

-- AlterTable
ALTER TABLE "history_entries" ADD COLUMN     "author_name" TEXT,
ADD COLUMN     "helper_id" INTEGER;

-- Sessions of helpers are found by their helper.
ALTER TABLE "sessions" ADD COLUMN "helper_id" INTEGER GENERATED ALWAYS AS (("sess"->>'helperId')::integer) STORED;

-- CreateTable
CREATE TABLE "helpers" (
    "id" SERIAL NOT NULL,
    "event_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "role" "helper_role" NOT NULL,
    "link_hash" TEXT,
    "link_expires_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "joined_at" TIMESTAMPTZ(3),
    "last_used_at" TIMESTAMPTZ(3),
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "helpers_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "helpers_link_hash_key" ON "helpers"("link_hash");

-- CreateIndex
CREATE INDEX "helpers_event_id_idx" ON "helpers"("event_id");

-- CreateIndex
CREATE INDEX "history_entries_helper_id_idx" ON "history_entries"("helper_id");

-- CreateIndex
CREATE INDEX "sessions_helper_id_idx" ON "sessions"("helper_id");

-- AddForeignKey
ALTER TABLE "history_entries" ADD CONSTRAINT "history_entries_helper_id_fkey" FOREIGN KEY ("helper_id") REFERENCES "helpers"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "helpers" ADD CONSTRAINT "helpers_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "events"("id") ON DELETE CASCADE ON UPDATE CASCADE;
