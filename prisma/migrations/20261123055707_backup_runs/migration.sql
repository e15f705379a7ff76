-- CreateEnum
CREATE TYPE "backup_failure" AS ENUM ('interrupted', 'disk_full', 'folder_unusable', 'database_unavailable', 'unusable', 'other');

-- CreateEnum
CREATE TYPE "backup_proof" AS ENUM ('restored', 'read');

-- CreateTable
CREATE TABLE "backup_runs" (
    "id" SERIAL NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "finished_at" TIMESTAMPTZ(3),
    "failure" "backup_failure",
    "proof" "backup_proof",
    "file" TEXT,
    "bytes" BIGINT,
    "removed_at" TIMESTAMPTZ(3),

    CONSTRAINT "backup_runs_pkey" PRIMARY KEY ("id")
);
