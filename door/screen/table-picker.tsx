/** @jsxImportSource preact */
import { useState } from "preact/hooks";
import type { DoorTable } from "../book/door-state.ts";
import { t, tableTitle } from "./text.ts";

interface PickerProps {
  tables: readonly DoorTable[];
  /** A label; "" for no table. */
  chosen: string;
  /** Where the guest sits now. */
  current: string | undefined;
  onChoose(label: string): void;
}

/** From this many tables on, typing is quicker than looking. */
const minTablesToSearch = 9;

/** Every table with its free seats. */
export function TablePicker({ tables, chosen, current, onChoose }: PickerProps) {
  const [typed, setTyped] = useState("");
  const wanted = typed.trim().toLocaleLowerCase();
  const shown = tables.filter(({ label }) => tableTitle(label).toLocaleLowerCase().includes(wanted));
  const choice = (label: string, room: string) => (
    <label class="table-choice" key={label}>
      <input type="radio" name="table" checked={label === chosen} onChange={() => onChoose(label)} />
      <span dir="auto">{tableTitle(label)}</span>
      <span class="room">{label === current ? t("at-the-door.dialog.current") : room}</span>
    </label>
  );
  return (
    <div class="field table-field" role="radiogroup" aria-labelledby="tables-label">
      <span id="tables-label">{t("at-the-door.dialog.tables")}</span>
      {tables.length >= minTablesToSearch && (
        <input
          type="search"
          class="table-search"
          autoComplete="off"
          aria-label={t("at-the-door.dialog.findTable")}
          placeholder={t("at-the-door.dialog.findTable")}
          value={typed}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
      )}
      <div class="tables">
        {wanted === "" && choice("", "")}
        {shown.map((table) => choice(table.label, roomOf(table)))}
        {shown.length === 0 && wanted !== "" && <p class="muted">{t("at-the-door.dialog.noSuchTable")}</p>}
      </div>
    </div>
  );
}

function roomOf({ free, seated }: DoorTable): string {
  if (free === undefined) return t("at-the-door.dialog.seated", { count: seated });
  if (free > 0) return t("at-the-door.dialog.free", { count: free });
  return free === 0 ? t("at-the-door.dialog.full") : t("at-the-door.dialog.over", { count: -free });
}
