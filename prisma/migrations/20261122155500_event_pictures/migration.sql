-- The pictures of venues become one kind of the pictures of an event.

-- CreateEnum
CREATE TYPE "picture_purpose" AS ENUM ('venue', 'monogram', 'photo');

ALTER TABLE "venue_pictures" RENAME TO "event_pictures";
ALTER SEQUENCE "venue_pictures_id_seq" RENAME TO "event_pictures_id_seq";
ALTER TABLE "event_pictures" RENAME CONSTRAINT "venue_pictures_pkey" TO "event_pictures_pkey";
ALTER TABLE "event_pictures" RENAME CONSTRAINT "venue_pictures_event_id_fkey" TO "event_pictures_event_id_fkey";
DROP INDEX "venue_pictures_event_id_id_idx";

-- AlterTable
ALTER TABLE "event_pictures" ADD COLUMN     "purpose" "picture_purpose" NOT NULL DEFAULT 'venue',
ADD COLUMN     "small_content" BYTEA,
ADD COLUMN     "unused_since" TIMESTAMPTZ(3);
ALTER TABLE "event_pictures" ALTER COLUMN "purpose" DROP DEFAULT;

-- AlterTable
ALTER TABLE "events" ADD COLUMN     "picture" JSONB;

-- CreateIndex
CREATE INDEX "event_pictures_event_id_purpose_id_idx" ON "event_pictures"("event_id", "purpose", "id");
