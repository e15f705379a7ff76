-- CreateTable
CREATE TABLE "installations" (
    "row" INTEGER NOT NULL,
    "key" TEXT NOT NULL,

    CONSTRAINT "installations_pkey" PRIMARY KEY ("row")
);
