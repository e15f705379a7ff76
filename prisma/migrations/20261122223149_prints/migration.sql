-- CreateTable
CREATE TABLE "prints" (
    "id" SERIAL NOT NULL,
    "event_id" INTEGER NOT NULL,
    "user_id" INTEGER,
    "kind" TEXT NOT NULL,
    "list_version" INTEGER NOT NULL,
    "guest_count" INTEGER NOT NULL,
    "parts" JSONB NOT NULL,
    "fingerprints" JSONB NOT NULL,
    "printed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "prints_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "prints_event_id_kind_id_idx" ON "prints"("event_id", "kind", "id");

-- CreateIndex
CREATE INDEX "prints_user_id_idx" ON "prints"("user_id");

-- AddForeignKey
ALTER TABLE "prints" ADD CONSTRAINT "prints_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "events"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "prints" ADD CONSTRAINT "prints_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
