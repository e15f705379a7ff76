import { expect, it } from "vitest";
import { recordedColumns, recordedTables, sqlOfNotes } from "../../database/event-tables.ts";
import { sharedTestDatabase } from "../../testing/test-database.ts";

// All stored data of an event is in its archive or left out for a reason; new columns need a decision, see 0088.

const archived: Record<string, string> = {
  door_operations:
    "at author_name cancels clock_offset_ms device expected_table_label guest_id id kind name position " +
    "previous_name previous_table_label recorded_at replaces sequence table_label walk_in_id",
  events:
    "background_color created_at date day description emptied_at figures font_family greeting guest_code guest_languages " +
    "guest_list_version hidden_columns is_day_read is_public known_columns location name picture primary_color " +
    "retention_days secondary_color short_link show_tablemates updated_at works_offline",
  event_pictures: "content created_at height id media_type purpose small_content unused_since width",
  fixtures: "depth id kind label rotation width x y",
  floor_plans:
    "depth is_in_feet is_shown_to_guests outline picture_id picture_opacity picture_width picture_x picture_y width",
  guest_list_changes: "count_before fingerprint guests_before history_entry_id list_version sheet_before",
  guests:
    "additional_info attendance created_at guest_of_id household id merged_ids name position seat_number table_number updated_at " +
    sqlOfNotes(({ name }) => name).replaceAll(",", ""),
  history_entries: "action author_name changes created_at details id list_version",
  imported_sheets: "guests",
  prints: "guest_count kind list_version printed_at",
  remembered_choices: "choices shape used_at",
  saved_plans: "created_at name seating",
  tables: "capacity depth is_accessible is_imported is_locked is_set_up label note position rotation shape width x y",
  uploaded_files: "content created_at filename",
  wishes: "column_name created_at fixture_id guest_ids kind minimum priority table_ids value",
};

/** Who owned, did or noticed it, and what follows from the rest. */
const leftOut: Record<string, string> = {
  door_operations: "helper_id user_id",
  events: "customer_id door_version id is_sample link_key owner_id removal_noticed_at",
  floor_plans: "id",
  history_entries: "helper_id user_id",
  prints: "id user_id",
  saved_plans: "id",
  tables: "id",
  uploaded_files: "id size user_id",
  wishes: "id",
};

const tablesLeftOut = ["audit_entries", "helpers", "row_changes", "staged_files", "unusual_searching"];

const { db } = await sharedTestDatabase();

it("has a place for every column of what belongs to an event, or leaves it out for a reason", async () => {
  const { rows } = await db.pool.query<{ table: string; columns: string[] }>(`
    SELECT table_name AS "table", array_agg(column_name::text ORDER BY column_name) AS columns
    FROM information_schema.columns WHERE table_schema = 'public' GROUP BY 1
    HAVING table_name = 'events' OR 'event_id' = ANY(array_agg(column_name::text))`);
  const stored = rows.filter(({ table }) => !tablesLeftOut.includes(table));
  expect(stored.map(({ table }) => table).sort()).toEqual(Object.keys(archived).sort());
  for (const { table, columns } of stored) {
    const recorded = recordedTables.find((name) => name === table);
    if (recorded) expect(columns).toEqual(recordedColumns[recorded].map(({ name }) => name).sort());
    const known = `${archived[table]} ${leftOut[table] ?? ""}`.split(" ").filter((column) => column !== "");
    const own = columns.filter((column) => column !== "event_id");
    expect([table, own]).toEqual([table, known.filter((column) => own.includes(column)).sort()]);
  }
});
