-- AlterTable
ALTER TABLE "events" ADD COLUMN     "link_key" UUID NOT NULL DEFAULT gen_random_uuid();
