/** @jsxImportSource preact */
import { useState } from "preact/hooks";
import { normaliseGuestName } from "../../../common/guest-name.ts";
import { maxGuestNameLength } from "../../../common/limits.ts";
import { naming, reseating, walkingIn } from "../device/operations.ts";
import type { DoorState } from "../device/state.ts";
import { arrivedText, nameOf, t, tableTitle } from "./text.ts";
import { type Asked, Dialog, useScreen } from "./ui.tsx";

/** Who is at the door, and where they go from here. */
export interface Leaving {
  /** A helper's name; undefined for users, and while that is unknown. */
  helper: string | undefined;
  /** The screens of the event; undefined for helpers who have only the door. */
  eventScreens: string | undefined;
  /** Deletes the list from the device and ends the session. */
  leave(): void;
}

/** The way out: says what is deleted and what is kept before somebody signs out. */
export function MenuDialog({ leaving, onClose }: { leaving: Leaving; onClose(): void }) {
  const { unsent } = useScreen().state;
  const { helper, eventScreens, leave } = leaving;
  const isHelper = helper !== undefined;
  const title = isHelper ? t("at-the-door.menu.as", { name: helper }) : t("at-the-door.menu.open");
  const confirm = t(isHelper ? "at-the-door.menu.leave" : "at-the-door.menu.signOut");
  return (
    <Dialog title={title} confirm={confirm} onClose={onClose} onSubmit={leave}>
      {eventScreens !== undefined && (
        <a class="button" href={eventScreens}>
          {t("at-the-door.menu.event")}
        </a>
      )}
      {unsent > 0 && <p class="look-here">{t("at-the-door.leave.unsent", { count: unsent })}</p>}
      <p class="muted">
        {t("at-the-door.leave.text")} {isHelper && t("at-the-door.leave.link")}
      </p>
    </Dialog>
  );
}

type AskedOfGuest = Exclude<Asked, { kind: "menu" }>;

/** Asks for a name, a table, or both. */
export function GuestDialog({ asked, onClose }: { asked: AskedOfGuest; onClose(): void }) {
  const { state, book, act } = useScreen();
  const [name, setName] = useState(asked.kind === "walkIn" ? asked.name : "");
  const [table, setTable] = useState(asked.kind === "reseat" ? asked.person.tableLabel : "");
  const confirm = t(`at-the-door.dialog.${asked.kind}Confirm`);

  function answer() {
    const given = normaliseGuestName(name);
    if (asked.kind === "walkIn") act([walkingIn(book.newId(), given, table)], arrivedText(given, table));
    else if (asked.kind === "name") act([naming(asked.person, given)], arrivedText(given, asked.person.tableLabel));
    else if (table !== asked.person.tableLabel) {
      const said = t("at-the-door.said.reseated", { name: asked.person.name, table: tableTitle(table) });
      act([reseating(asked.person, table)], said);
    }
  }

  return (
    <Dialog title={titleOf(asked)} confirm={confirm} onClose={onClose} onSubmit={answer}>
      {asked.kind !== "reseat" && (
        <label>
          {t("at-the-door.dialog.name")}
          <input
            {...{ dir: "auto", autoFocus: true, autoComplete: "off", autoCapitalize: "words", spellcheck: false }}
            {...{ required: true, pattern: ".*\\S.*", maxLength: maxGuestNameLength, value: name }}
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </label>
      )}
      {asked.kind !== "name" && (
        <label>
          {t("at-the-door.dialog.tables")}
          <select value={table} onChange={(event) => setTable(event.currentTarget.value)}>
            <option value="">{tableTitle("")}</option>
            {state.tables.map((one) => (
              <option key={one.label} value={one.label}>
                {`${tableTitle(one.label)} · ${roomOf(one)}`}
              </option>
            ))}
          </select>
        </label>
      )}
    </Dialog>
  );
}

function titleOf(asked: AskedOfGuest): string {
  if (asked.kind === "walkIn") return t("at-the-door.dialog.walkInTitle");
  return asked.kind === "name"
    ? t("at-the-door.dialog.nameTitle", { name: asked.person.guestOfName })
    : t("at-the-door.dialog.reseatTitle", { name: nameOf(asked.person) });
}

function roomOf({ capacity, seated }: DoorState["tables"][number]): string {
  if (capacity === null) return t("at-the-door.dialog.seated", { count: seated });
  const free = capacity - seated;
  if (free > 0) return t("at-the-door.dialog.free", { count: free });
  return free === 0 ? t("at-the-door.dialog.full") : t("at-the-door.dialog.over", { count: -free });
}
