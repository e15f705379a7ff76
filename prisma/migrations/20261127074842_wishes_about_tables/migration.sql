-- AlterEnum
ALTER TYPE "wish_kind" ADD VALUE 'at_tables';
ALTER TYPE "wish_kind" ADD VALUE 'not_at_tables';
ALTER TYPE "wish_kind" ADD VALUE 'like_tables';
ALTER TYPE "wish_kind" ADD VALUE 'dislike_tables';

-- AlterTable
ALTER TABLE "wishes" ADD COLUMN     "table_ids" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
ADD COLUMN     "value" TEXT NOT NULL DEFAULT '';
