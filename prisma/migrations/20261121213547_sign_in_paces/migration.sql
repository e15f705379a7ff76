-- CreateTable
CREATE TABLE "sign_in_paces" (
    "key" TEXT NOT NULL,
    "failures" INTEGER NOT NULL,
    "free_at" TIMESTAMPTZ(6) NOT NULL,
    "booked_at" TIMESTAMPTZ(6),
    "expires_at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "sign_in_paces_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE INDEX "sign_in_paces_expires_at_idx" ON "sign_in_paces"("expires_at");
