-- AlterTable
ALTER TABLE "passkeys" ADD COLUMN     "answered_at" TIMESTAMPTZ(3),
ADD COLUMN     "signs_in_alone" BOOLEAN NOT NULL DEFAULT false;
