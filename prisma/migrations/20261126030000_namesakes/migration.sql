-- Whether organizers know that other guests of the same name are different people.
ALTER TABLE "guests" ADD COLUMN "is_namesake" BOOLEAN NOT NULL DEFAULT false;
