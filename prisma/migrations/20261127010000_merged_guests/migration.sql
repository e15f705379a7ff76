-- AlterTable
ALTER TABLE "guests" ADD COLUMN     "merged_ids" INTEGER[];
