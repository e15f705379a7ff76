-- CreateTable
CREATE TABLE "disk_cleanings" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "began_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "disk_cleanings_pkey" PRIMARY KEY ("id")
);
