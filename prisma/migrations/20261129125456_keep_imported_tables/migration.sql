-- AlterTable
ALTER TABLE "tables" ADD COLUMN     "is_imported" BOOLEAN NOT NULL DEFAULT false;
