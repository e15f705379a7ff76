-- Whether an event's lengths are shown in feet; null while nobody has chosen.
ALTER TABLE "floor_plans" ADD COLUMN "is_in_feet" BOOLEAN;
