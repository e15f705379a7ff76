-- Wishes of kinds that are gone: alternating, ranks, free seats (a smaller number of seats), and neighboring tables.
SET find_your_table.records_changes = 'off';
DELETE FROM "wishes" WHERE "kind" IN ('column_alternate', 'column_rank', 'free_seats', 'neighbor_tables', 'column_neighbor_tables');
RESET find_your_table.records_changes;

CREATE TYPE "wish_kind_new" AS ENUM ('together', 'apart', 'like', 'dislike', 'column_together', 'column_spread', 'near', 'at_tables', 'not_at_tables', 'like_tables', 'dislike_tables', 'company', 'balance', 'table_minimum', 'children_at_tables');
ALTER TABLE "wishes" ALTER COLUMN "kind" TYPE "wish_kind_new" USING ("kind"::text::"wish_kind_new");
ALTER TYPE "wish_kind" RENAME TO "wish_kind_old";
ALTER TYPE "wish_kind_new" RENAME TO "wish_kind";
DROP TYPE "wish_kind_old";
