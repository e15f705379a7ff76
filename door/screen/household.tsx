/** @jsxImportSource preact */
import type { DoorPerson } from "../book/door-state.ts";
import { useScreen } from "./context.ts";
import { nameOf, presenceOf } from "./person-texts.ts";
import { t, tableTitle } from "./text.ts";

/** Those who are invited together with somebody, each to be marked alone. */
export function Household({ person: { key, tableLabel, householdKeys } }: { person: DoorPerson }) {
  const { state, acts } = useScreen();
  const others = householdKeys
    .filter((other) => other !== key)
    .map((other) => state.people.get(other))
    .filter((other) => other !== undefined);
  return (
    <ul class="household" aria-label={t("at-the-door.person.withThem")}>
      {others.map((other) => (
        <li key={other.key} data-here={other.arrival ? true : undefined}>
          <button
            type="button"
            class="mark"
            data-stop
            onClick={() => (other.arrival ? acts.undo(other.arrival.operationIds) : acts.arrive(other))}
          >
            <span class="tick" aria-hidden="true" />
            <span class="who">
              <span dir="auto">{nameOf(other)}</span>
              <span class="presence">
                {presenceOf({ ...other, arrival: other.arrival && { ...other.arrival, by: "" } })}
              </span>
            </span>
            {other.tableLabel !== tableLabel && <span dir="auto">{tableTitle(other.tableLabel)}</span>}
            {other.arrival && <span class="undo">{t("at-the-door.act.undo")}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}
