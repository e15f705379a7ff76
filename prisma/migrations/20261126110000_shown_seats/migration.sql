-- The guests whose seat a search of a guest has shown. The row says no more than that, and goes with the guest.
CREATE TABLE "shown_seats" (
    "guest_id" INTEGER NOT NULL,

    CONSTRAINT "shown_seats_pkey" PRIMARY KEY ("guest_id")
);

-- AddForeignKey
ALTER TABLE "shown_seats" ADD CONSTRAINT "shown_seats_guest_id_fkey" FOREIGN KEY ("guest_id") REFERENCES "guests"("id") ON DELETE CASCADE ON UPDATE CASCADE;
