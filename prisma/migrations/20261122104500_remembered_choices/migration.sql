-- CreateTable
CREATE TABLE "remembered_choices" (
    "event_id" INTEGER NOT NULL,
    "shape" TEXT NOT NULL,
    "choices" JSONB NOT NULL,
    "used_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "remembered_choices_pkey" PRIMARY KEY ("event_id","shape")
);

-- AddForeignKey
ALTER TABLE "remembered_choices" ADD CONSTRAINT "remembered_choices_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "events"("id") ON DELETE CASCADE ON UPDATE CASCADE;
