-- CreateTable
CREATE TABLE "staged_files" (
    "event_id" INTEGER NOT NULL,
    "author" TEXT NOT NULL,
    "token" TEXT NOT NULL,
    "filename" TEXT NOT NULL,
    "mimetype" TEXT NOT NULL,
    "content" BYTEA NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "staged_files_pkey" PRIMARY KEY ("event_id","author")
);

-- CreateIndex
CREATE INDEX "staged_files_expires_at_idx" ON "staged_files"("expires_at");

-- AddForeignKey
ALTER TABLE "staged_files" ADD CONSTRAINT "staged_files_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "events"("id") ON DELETE CASCADE ON UPDATE CASCADE;
