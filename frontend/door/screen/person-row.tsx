/** @jsxImportSource preact */
import { isTableNumber } from "../../../common/table-name.ts";
import { arriving, cancelling, leaving } from "../device/operations.ts";
import type { DoorPerson } from "../device/state.ts";
import { companyOf, nameOf, partyOf, presenceOf, t, tableTitle } from "./text.ts";
import { arrive, Button, keepFocus, useScreen } from "./ui.tsx";

interface RowProps {
  person: DoorPerson;
  isOpen: boolean;
  onToggle(): void;
}

/** Somebody found: a tap marks them as here, a tap on somebody who is here shows more. */
export function PersonRow({ person, isOpen, onToggle }: RowProps) {
  const screen = useScreen();
  const { note = "" } = person;
  const more = { "aria-expanded": isOpen, "aria-label": t("at-the-door.person.more", { name: nameOf(person) }) };
  return (
    <li class="person">
      <Mark
        person={person}
        company={companyOf(person, screen.state)}
        onClick={() => (person.arrival ? onToggle() : arrive(screen, person))}
      />
      <button type="button" class="more" {...more} onMouseDown={keepFocus} onClick={onToggle}>
        {isOpen ? "▴" : "▾"}
      </button>
      {note !== "" && (
        <p class="note" dir="auto">
          {note}
        </p>
      )}
      <RowActs person={person} isOpen={isOpen} />
    </li>
  );
}

interface MarkProps {
  person: DoorPerson;
  company: readonly string[];
  onClick(): void;
}

/** Name and table, large: to be read at arm's length. */
function Mark({ person, company, onClick }: MarkProps) {
  const { state } = useScreen();
  const { tableLabel, hasDeclined, operations } = person;
  const isNumber = tableLabel !== "" && isTableNumber(tableLabel);
  const needsLook = state.cards.some((card) => operations.some(({ id }) => card.operationIds.includes(id)));
  const here = person.arrival ? true : undefined;
  return (
    <button type="button" class="mark" data-stop data-here={here} onMouseDown={keepFocus} onClick={onClick}>
      <span class="tick" aria-hidden="true">
        ✓
      </span>
      <span class="who">
        <span class="name" dir="auto">
          {nameOf(person)}
        </span>
        <span class="presence">{presenceOf(person)}</span>
        {company.map((text) => (
          <span dir="auto" key={text}>
            {text}
          </span>
        ))}
        {hasDeclined && <span class="look-here">{t("at-the-door.person.declined")}</span>}
        {needsLook && <span class="look-here">{t("at-the-door.person.needsLook")}</span>}
      </span>
      <span class={isNumber ? "table" : `table words ${tableLabel === "" ? "look-here" : ""}`} dir="auto">
        {isNumber && <small>{t("at-the-door.table")}</small>}{" "}
        <bdi>{isNumber ? tableLabel : tableTitle(tableLabel)}</bdi>
      </span>
    </button>
  );
}

function RowActs({ person, isOpen }: { person: DoorPerson; isOpen: boolean }) {
  const { book, state, act, ask } = useScreen();
  const { arrival } = person;
  const name = nameOf(person);
  const last = book.lastActOf(person);
  const missing = partyOf(person, state).filter((one) => !one.arrival && !one.hasDeclined);
  // One tap for a household, if it would mark anybody else.
  const isParty = missing.some(({ key }) => key !== person.key);
  const undo = (ids: readonly string[]) => act(ids.map(cancelling), t("at-the-door.said.undone"));
  const undoText = t("at-the-door.act.undo");
  const partyText = t("at-the-door.act.household", { count: missing.length });
  const partySaid = t("at-the-door.said.household", { count: person.party.length });
  const about = (what: string) => t("at-the-door.act.about", { act: what, name });
  return (
    <div class="acts row-acts">
      {last && (
        <Button label={about(undoText)} onClick={() => undo([last.id])}>
          {undoText}
        </Button>
      )}
      {isParty && (
        <Button label={about(partyText)} onClick={() => act(missing.map(arriving), partySaid)}>
          {partyText}
        </Button>
      )}
      {isOpen && <Household person={person} />}
      {isOpen && (
        <>
          {person.isUnnamed && (
            <Button onClick={() => ask({ kind: "name", person })}>{t("at-the-door.act.name")}</Button>
          )}
          <Button onClick={() => ask({ kind: "reseat", person })}>{t("at-the-door.act.reseat")}</Button>
          {arrival && (
            <Button onClick={() => act([leaving(person)], t("at-the-door.said.left", { name }))}>
              {t("at-the-door.act.leave")}
            </Button>
          )}
          {arrival && !last && (
            <Button onClick={() => undo(arrival.operationIds)}>{t("at-the-door.act.notHere")}</Button>
          )}
        </>
      )}
    </div>
  );
}

/** Those who are invited together with somebody, each to be marked alone. */
function Household({ person }: { person: DoorPerson }) {
  const screen = useScreen();
  const others = partyOf(person, screen.state).filter(({ key }) => key !== person.key);
  if (others.length === 0) return null;
  const undo = (ids: readonly string[]) => screen.act(ids.map(cancelling), t("at-the-door.said.undone"));
  return (
    <ul class="household" aria-label={t("at-the-door.person.withThem")}>
      {others.map((other) => (
        <li key={other.key}>
          <Mark
            person={other}
            company={[]}
            onClick={() => (other.arrival ? undo(other.arrival.operationIds) : arrive(screen, other))}
          />
        </li>
      ))}
    </ul>
  );
}
