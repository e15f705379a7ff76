-- CreateTable
CREATE TABLE "guest_edits" (
    "event_id" INTEGER NOT NULL,
    "list_version" INTEGER NOT NULL,
    "guest_id" INTEGER NOT NULL,

    CONSTRAINT "guest_edits_pkey" PRIMARY KEY ("event_id","list_version","guest_id")
);

-- AddForeignKey
ALTER TABLE "guest_edits" ADD CONSTRAINT "guest_edits_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "events"("id") ON DELETE CASCADE ON UPDATE CASCADE;
