/** @jsxImportSource preact */
import { isTableNumber } from "../../common/table-name.ts";
import type { DoorPerson } from "../device/state.ts";
import { companyOf, missingOf, nameOf, partyOf, presenceOf, t, tableTitle } from "./text.ts";
import { Button, keepFocus, useScreen } from "./ui.tsx";

interface RowProps {
  person: DoorPerson;
  isOpen: boolean;
  onToggle(): void;
}

/** Somebody found: a tap marks them as here, a tap on somebody who is here shows more. */
export function PersonRow({ person, isOpen, onToggle }: RowProps) {
  const { state, arrive } = useScreen();
  const { arrival, hasDeclined, note, needsLook } = person;
  const name = nameOf(person);
  const isHere = arrival ? true : undefined;
  const mark = () => (arrival ? onToggle() : arrive(person));
  const more = { "aria-expanded": isOpen, "aria-label": t("at-the-door.person.more", { name }) };
  return (
    <li class="person">
      <div class="person-top">
        <button type="button" class="mark" data-stop data-here={isHere} onMouseDown={keepFocus} onClick={mark}>
          <span class="tick" aria-hidden="true" />
          <span class="who">
            <span class="name" dir="auto">
              {name}
            </span>
            <span class="presence">{presenceOf(person)}</span>
            {companyOf(person, state).map((text) => (
              <span class="company" dir="auto" key={text}>
                {text}
              </span>
            ))}
            {hasDeclined && <span class="look-here">{t("at-the-door.person.declined")}</span>}
            {needsLook && <span class="look-here">{t("at-the-door.person.needsLook")}</span>}
          </span>
          <TableName label={person.tableLabel} />
        </button>
        <button type="button" class="more" {...more} onMouseDown={keepFocus} onClick={onToggle} />
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

/** To be read at arm's length: a number below the word, or a name. */
function TableName({ label }: { label: string }) {
  const isNumber = label !== "" && isTableNumber(label);
  return (
    <span class={isNumber ? "table" : `table table-words ${label === "" ? "no-table" : ""}`} dir="auto">
      {isNumber && <small>{t("at-the-door.table")}</small>} <bdi>{isNumber ? label : tableTitle(label)}</bdi>
    </span>
  );
}

function RowActs({ person, name }: { person: DoorPerson; name: string }) {
  const { book, state, act, undo, lastActs } = useScreen();
  const missing = missingOf(person, state);
  const last = lastActs.get(person.key);
  const about = (what: string) => t("at-the-door.act.about", { act: what, name });
  const count = last?.keys.length ?? 0;
  const back = count > 1 ? t("at-the-door.act.undoAll", { count }) : t("at-the-door.act.undo");
  const all = t("at-the-door.act.household", { count: missing });
  const markAll = () =>
    act(book.arriveParty(person.key), t("at-the-door.said.household", { count: person.party.length }));
  return (
    <div class="acts row-acts">
      {last && (
        <Button label={about(back)} onClick={() => undo(last.operationIds)}>
          {back}
        </Button>
      )}
      {missing > 0 && (
        <Button label={about(all)} onClick={markAll}>
          {all}
        </Button>
      )}
    </div>
  );
}

function More({ person }: { person: DoorPerson }) {
  const { book, act, undo, lastActs, ask } = useScreen();
  const { arrival, isUnnamed, party, key, name } = person;
  const leave = () => act(book.leave(key), t("at-the-door.said.left", { name }));
  return (
    <div class="more-acts">
      {party.length > 1 && <Household person={person} />}
      <div class="acts">
        {isUnnamed && <Button onClick={() => ask({ kind: "name", person })}>{t("at-the-door.act.name")}</Button>}
        <Button onClick={() => ask({ kind: "reseat", person })}>{t("at-the-door.act.reseat")}</Button>
        {arrival && <Button onClick={leave}>{t("at-the-door.act.leave")}</Button>}
        {arrival && !lastActs.has(key) && (
          <Button onClick={() => undo(arrival.operationIds)}>{t("at-the-door.act.notHere")}</Button>
        )}
      </div>
    </div>
  );
}

/** Those who are invited together with somebody, each to be marked alone. */
function Household({ person }: { person: DoorPerson }) {
  const { state, arrive, undo } = useScreen();
  const others = partyOf(person, state).filter(({ key }) => key !== person.key);
  const toggle = (other: DoorPerson) => (other.arrival ? undo(other.arrival.operationIds) : arrive(other));
  return (
    <ul class="household" aria-label={t("at-the-door.person.withThem")}>
      {others.map((other) => (
        <li key={other.key}>
          <button
            type="button"
            class="mark"
            data-stop
            data-here={other.arrival ? true : undefined}
            onClick={() => toggle(other)}
          >
            <span class="tick" aria-hidden="true" />
            <span class="who">
              <span dir="auto">{nameOf(other)}</span>
              <span class="presence">{presenceOf(other, false)}</span>
            </span>
            {other.tableLabel !== person.tableLabel && <span dir="auto">{tableTitle(other.tableLabel)}</span>}
            {other.arrival && <span class="muted">{t("at-the-door.act.undo")}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}
