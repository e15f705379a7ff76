/** @jsxImportSource preact */
import { useState } from "preact/hooks";
import { normaliseGuestName } from "../../common/guest-name.ts";
import { maxGuestNameLength } from "../../common/limits.ts";
import type { DoorTable } from "../device/state.ts";
import { arrivedText, nameOf, t, tableTitle } from "./text.ts";
import { type Asked, Dialog, useScreen } from "./ui.tsx";

/** Asks for a name, a table, or both. */
export function GuestDialog({ asked, onClose }: { asked: Asked; onClose(): void }) {
  const { state, book, act } = useScreen();
  const [name, setName] = useState(asked.kind === "walkIn" ? asked.name : "");
  const [table, setTable] = useState(asked.kind === "reseat" ? asked.person.tableLabel : "");
  const [isNameMissing, setNameMissing] = useState(false);
  const current = asked.kind === "reseat" ? asked.person.tableLabel : undefined;
  const chosen = table === current ? undefined : state.tables.find(({ label }) => label === table);
  const { title, text, confirm } = textsOf(asked);

  function answer(event: Event) {
    const typed = normaliseGuestName(name);
    if (asked.kind === "reseat") {
      const said = t("at-the-door.said.reseated", { name: asked.person.name, table: tableTitle(table) });
      act(book.reseat(asked.person.key, table), said);
    } else if (typed === "") {
      event.preventDefault();
      setNameMissing(true);
    } else if (asked.kind === "walkIn") act(book.walkIn(typed, table), arrivedText(typed, table));
    else act(book.namePlusOne(asked.person.key, typed), arrivedText(typed, asked.person.tableLabel));
  }

  function type(typed: string) {
    setName(typed);
    setNameMissing(false);
  }

  const plain = { autoComplete: "off", spellcheck: false, maxLength: maxGuestNameLength };
  const problem = { "aria-invalid": isNameMissing, "aria-describedby": "name-missing" };
  return (
    <Dialog title={title} confirm={confirm} onClose={onClose} onSubmit={answer} note={overFullText(chosen)}>
      {text !== "" && <p class="muted">{text}</p>}
      {asked.kind !== "reseat" && (
        <label class="field">
          <span>{t("at-the-door.dialog.name")}</span>
          <input
            {...plain}
            {...problem}
            dir="auto"
            autoFocus
            autoCapitalize="words"
            value={name}
            onInput={(event) => type(event.currentTarget.value)}
          />
          <span id="name-missing" class="problem" role="alert">
            {isNameMissing && t("at-the-door.dialog.nameMissing")}
          </span>
        </label>
      )}
      {asked.kind !== "name" && <TablePicker chosen={table} current={current} onChoose={setTable} />}
    </Dialog>
  );
}

function textsOf(asked: Asked): { title: string; text: string; confirm: string } {
  if (asked.kind === "walkIn") {
    return {
      title: t("at-the-door.dialog.walkInTitle"),
      text: t("at-the-door.dialog.walkInText"),
      confirm: t("at-the-door.dialog.walkInConfirm"),
    };
  }
  if (asked.kind === "name") {
    return {
      title: t("at-the-door.dialog.nameTitle", { name: asked.person.guestOfName }),
      text: t("at-the-door.dialog.nameText"),
      confirm: t("at-the-door.dialog.nameConfirm"),
    };
  }
  const title = t("at-the-door.dialog.reseatTitle", { name: nameOf(asked.person) });
  return { title, text: "", confirm: t("at-the-door.dialog.reseatConfirm") };
}

/** If there is no seat left for one more. */
function overFullText(table: DoorTable | undefined): string {
  const { capacity = null, seated = 0 } = table ?? {};
  return capacity === null || seated < capacity ? "" : t("at-the-door.dialog.overFull", { capacity, seated });
}

interface PickerProps {
  /** A label; "" for no table. */
  chosen: string;
  /** Where the guest sits now. */
  current: string | undefined;
  onChoose(label: string): void;
}

/** From this many tables on, typing is quicker than looking. */
const minTablesToSearch = 9;

/** Every table with its free seats. */
function TablePicker({ chosen, current, onChoose }: PickerProps) {
  const { tables } = useScreen().state;
  const [typed, setTyped] = useState("");
  const wanted = typed.trim().toLocaleLowerCase();
  const shown = tables.filter(({ label }) => tableTitle(label).toLocaleLowerCase().includes(wanted));
  const findText = t("at-the-door.dialog.findTable");
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
          {...{ type: "search", autoComplete: "off", "aria-label": findText, placeholder: findText, value: typed }}
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

function roomOf({ capacity, seated }: DoorTable): string {
  if (capacity === null) return t("at-the-door.dialog.seated", { count: seated });
  const free = capacity - seated;
  if (free > 0) return t("at-the-door.dialog.free", { count: free });
  return free === 0 ? t("at-the-door.dialog.full") : t("at-the-door.dialog.over", { count: -free });
}
