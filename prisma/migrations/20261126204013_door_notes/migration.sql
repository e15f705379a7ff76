-- AlterTable
ALTER TABLE "events" ADD COLUMN     "works_offline" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "guests" ADD COLUMN     "door_note" TEXT NOT NULL DEFAULT '';
