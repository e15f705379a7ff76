-- AlterTable
ALTER TABLE "events" ADD COLUMN     "guest_code" TEXT NOT NULL DEFAULT '';
