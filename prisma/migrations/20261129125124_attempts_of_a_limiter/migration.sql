-- Rows are worthless after hours, and the limiter writes them by the order of the columns.
DROP TABLE "attempt_counts";
CREATE TABLE "attempt_counts" (
    "key" VARCHAR(255) NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "attempt_counts_pkey" PRIMARY KEY ("key")
);

DROP TABLE "sign_in_paces";
