-- CreateTable
CREATE TABLE "attempt_counts" (
    "key" TEXT NOT NULL,
    "count" INTEGER NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "attempt_counts_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE INDEX "attempt_counts_expires_at_idx" ON "attempt_counts"("expires_at");
