-- AlterEnum
ALTER TYPE "wish_kind" ADD VALUE 'column_rank';
