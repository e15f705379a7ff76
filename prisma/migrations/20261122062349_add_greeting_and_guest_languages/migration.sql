-- AlterTable
ALTER TABLE "events" ADD COLUMN     "greeting" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "guest_languages" TEXT[] DEFAULT ARRAY[]::TEXT[];
