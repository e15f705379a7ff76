-- AlterEnum
ALTER TYPE "wish_kind" ADD VALUE 'free_seats';
