-- Times are as devices know them: they are only shown.
ALTER TABLE "door_operations" DROP COLUMN "clock_offset_ms";
