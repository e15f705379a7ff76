-- CreateTable
CREATE TABLE "guest_list_changes" (
    "history_entry_id" INTEGER NOT NULL,
    "event_id" INTEGER NOT NULL,
    "fingerprint" TEXT,
    "list_version" INTEGER NOT NULL,
    "hand_edits_before" INTEGER NOT NULL,
    "count_before" INTEGER NOT NULL,
    "guests_before" JSON NOT NULL,

    CONSTRAINT "guest_list_changes_pkey" PRIMARY KEY ("history_entry_id")
);

-- CreateIndex
CREATE INDEX "guest_list_changes_event_id_list_version_idx" ON "guest_list_changes"("event_id", "list_version");

-- AddForeignKey
ALTER TABLE "guest_list_changes" ADD CONSTRAINT "guest_list_changes_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "events"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "guest_list_changes" ADD CONSTRAINT "guest_list_changes_history_entry_id_fkey" FOREIGN KEY ("history_entry_id") REFERENCES "history_entries"("id") ON DELETE CASCADE ON UPDATE CASCADE;
