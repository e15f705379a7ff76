-- CreateTable
CREATE TABLE "unusual_searching" (
    "event_id" INTEGER NOT NULL,
    "first_seen_at" TIMESTAMPTZ(3) NOT NULL,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "unusual_searching_pkey" PRIMARY KEY ("event_id")
);

-- AddForeignKey
ALTER TABLE "unusual_searching" ADD CONSTRAINT "unusual_searching_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "events"("id") ON DELETE CASCADE ON UPDATE CASCADE;
