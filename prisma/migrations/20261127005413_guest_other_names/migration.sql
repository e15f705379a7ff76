-- AlterTable
ALTER TABLE "guests" ADD COLUMN     "other_names" TEXT NOT NULL DEFAULT '';
