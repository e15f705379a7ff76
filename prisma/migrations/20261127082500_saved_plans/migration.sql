-- CreateTable
CREATE TABLE "saved_plans" (
    "id" SERIAL NOT NULL,
    "event_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "seating" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "saved_plans_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "saved_plans_event_id_idx" ON "saved_plans"("event_id");

-- AddForeignKey
ALTER TABLE "saved_plans" ADD CONSTRAINT "saved_plans_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "events"("id") ON DELETE CASCADE ON UPDATE CASCADE;
