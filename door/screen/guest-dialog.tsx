/** @jsxImportSource preact */
import type { TargetedSubmitEvent } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { maxGuestNameLength } from "../../common/limits.ts";
import type { DoorTable } from "../book/door-state.ts";
import type { Asked } from "./asked.ts";
import { useScreen } from "./context.ts";
import { nameOf } from "./person-texts.ts";
import { TablePicker } from "./table-picker.tsx";
import { t } from "./text.ts";

/** A name, a table, or both. Closes without an answer on Escape. */
export function GuestDialog({ asked, onClose }: { asked: Asked; onClose(): void }) {
  const { state, acts } = useScreen();
  const dialog = useRef<HTMLDialogElement>(null);
  const [name, setName] = useState(asked.kind === "walkIn" ? asked.name : "");
  const [table, setTable] = useState(asked.kind === "reseat" ? asked.person.tableLabel : "");
  const [isNameMissing, setNameMissing] = useState(false);
  const { title, text, confirm } = textsOf(asked);
  const hasName = asked.kind !== "reseat";
  const hasTable = asked.kind !== "name";

  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  function answer(event: TargetedSubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = name.trim();
    if (hasName && typed === "") return setNameMissing(true);
    if (asked.kind === "walkIn") acts.walkIn(typed, table);
    else if (asked.kind === "name") acts.namePlusOne(asked.person, typed);
    else if (table !== asked.person.tableLabel) acts.reseat(asked.person, table);
    dialog.current?.close();
  }

  return (
    <dialog ref={dialog} aria-labelledby="dialog-title" onClose={onClose}>
      <form onSubmit={answer}>
        <h2 id="dialog-title">{title}</h2>
        {text !== "" && <p class="muted">{text}</p>}
        {hasName && (
          <label class="field">
            <span>{t("at-the-door.dialog.name")}</span>
            <input
              dir="auto"
              autoFocus
              autoComplete="off"
              autoCapitalize="words"
              spellcheck={false}
              maxLength={maxGuestNameLength}
              value={name}
              aria-invalid={isNameMissing}
              aria-describedby={isNameMissing ? "name-missing" : undefined}
              onInput={(event) => {
                setName(event.currentTarget.value);
                setNameMissing(false);
              }}
            />
            {isNameMissing && (
              <span id="name-missing" class="problem" role="alert">
                {t("at-the-door.dialog.nameMissing")}
              </span>
            )}
          </label>
        )}
        {hasTable && (
          <TablePicker
            tables={state.tables}
            chosen={table}
            current={asked.kind === "reseat" ? asked.person.tableLabel : undefined}
            onChoose={setTable}
          />
        )}
        <div class="dialog-end">
          {hasTable && <OverFull table={overFull(state.tables, table, asked)} />}
          <div class="acts">
            <button type="button" class="quiet" onClick={() => dialog.current?.close()}>
              {t("at-the-door.dialog.cancel")}
            </button>
            <button type="submit" class="solid">
              {confirm}
            </button>
          </div>
        </div>
      </form>
    </dialog>
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

/** The chosen table if there is no seat left for one more. */
function overFull(tables: readonly DoorTable[], chosen: string, asked: Asked): DoorTable | undefined {
  if (asked.kind === "reseat" && asked.person.tableLabel === chosen) return undefined;
  return tables.find(({ label, free }) => label === chosen && free !== undefined && free <= 0);
}

function OverFull({ table }: { table: DoorTable | undefined }) {
  return (
    <p class="look-here" role="status">
      {table && t("at-the-door.dialog.overFull", { capacity: table.capacity ?? 0, seated: table.seated })}
    </p>
  );
}
