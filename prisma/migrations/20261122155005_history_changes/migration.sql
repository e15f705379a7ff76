-- AlterTable
ALTER TABLE "history_entries" ADD COLUMN     "changes" JSONB;
