/** @jsxImportSource preact */
import type { DoorPerson } from "../book/door-state.ts";
import { useScreen } from "./context.ts";
import { Household } from "./household.tsx";
import { companyOf, missingOf, nameOf, presenceOf } from "./person-texts.ts";
import { TableName } from "./table-name.tsx";
import { t } from "./text.ts";

interface RowProps {
  person: DoorPerson;
  isOpen: boolean;
  onToggle(): void;
}

/** Somebody found: a tap marks them as here, a tap on somebody who is here shows more. */
export function PersonRow({ person, isOpen, onToggle }: RowProps) {
  const { state, acts } = useScreen();
  const { arrival, hasDeclined, note, needsLook } = person;
  const isHere = arrival !== undefined;
  const name = nameOf(person);
  const presence = presenceOf(person);
  return (
    <li class="person" data-here={isHere || undefined}>
      <div class="person-top">
        <button
          type="button"
          class="mark"
          data-stop
          onMouseDown={keepFocus}
          onClick={() => (isHere ? onToggle() : acts.arrive(person))}
        >
          <span class="tick" aria-hidden="true" />
          <span class="who">
            <span class="name" dir="auto">
              {name}
            </span>
            {presence !== undefined && <span class="presence">{presence}</span>}
            {companyOf(person, state.people).map((text) => (
              <span class="company" dir="auto" key={text}>
                {text}
              </span>
            ))}
            {hasDeclined && <span class="look-here">{t("at-the-door.person.declined")}</span>}
            {needsLook && <span class="look-here">{t("at-the-door.person.needsLook")}</span>}
          </span>
          <TableName label={person.tableLabel} />
        </button>
        <button
          type="button"
          class="more"
          aria-expanded={isOpen}
          aria-label={t("at-the-door.person.more", { name })}
          onMouseDown={keepFocus}
          onClick={onToggle}
        />
      </div>
      {note !== "" && (
        <p class="note" dir="auto">
          {note}
        </p>
      )}
      <RowActs person={person} name={name} />
      {isOpen && <More person={person} />}
    </li>
  );
}

/** The search field keeps the focus, and the phone its keyboard, so that the next name can be typed at once. */
function keepFocus(event: MouseEvent): void {
  if (document.activeElement instanceof HTMLInputElement) event.preventDefault();
}

function RowActs({ person, name }: { person: DoorPerson; name: string }) {
  const { state, acts, lastActs } = useScreen();
  const missing = missingOf(person, state.people);
  const last = lastActs.get(person.key);
  if (missing === 0 && !last) return null;
  const all = t("at-the-door.act.household", { count: missing });
  const undo = last && undoText(last.keys.length);
  return (
    <div class="row-acts">
      {last && (
        <button
          type="button"
          class="quiet"
          aria-label={t("at-the-door.act.about", { act: undo ?? "", name })}
          onMouseDown={keepFocus}
          onClick={() => acts.undo(last.operationIds)}
        >
          {undo}
        </button>
      )}
      {missing > 0 && (
        <button
          type="button"
          class="quiet"
          aria-label={t("at-the-door.act.about", { act: all, name })}
          onMouseDown={keepFocus}
          onClick={() => acts.arriveHousehold(person)}
        >
          {all}
        </button>
      )}
    </div>
  );
}

const undoText = (count: number): string =>
  count > 1 ? t("at-the-door.act.undoAll", { count }) : t("at-the-door.act.undo");

function More({ person }: { person: DoorPerson }) {
  const { acts, lastActs, ask } = useScreen();
  const { arrival, isUnnamed, householdKeys, key } = person;
  return (
    <div class="more-acts">
      {householdKeys.length > 1 && <Household person={person} />}
      <div class="acts">
        {isUnnamed && (
          <button type="button" class="quiet" onClick={() => ask({ kind: "name", person })}>
            {t("at-the-door.act.name")}
          </button>
        )}
        <button type="button" class="quiet" onClick={() => ask({ kind: "reseat", person })}>
          {t("at-the-door.act.reseat")}
        </button>
        {arrival && (
          <button type="button" class="quiet" onClick={() => acts.leave(person)}>
            {t("at-the-door.act.leave")}
          </button>
        )}
        {arrival && !lastActs.has(key) && (
          <button type="button" class="quiet" onClick={() => acts.undo(arrival.operationIds)}>
            {t("at-the-door.act.notHere")}
          </button>
        )}
      </div>
    </div>
  );
}
