-- AlterEnum
ALTER TYPE "wish_kind" ADD VALUE 'children_at_tables';
