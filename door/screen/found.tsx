/** @jsxImportSource preact */
import { useState } from "preact/hooks";
import { maxSearchMatches } from "../../common/limits.ts";
import type { DoorPerson, DoorSearch, PersonKey } from "../book/door-state.ts";
import { useScreen } from "./context.ts";
import { PersonRow } from "./person-row.tsx";
import { t } from "./text.ts";

interface FoundProps {
  /** Undefined under two letters, and while nothing is known yet. */
  search: DoorSearch | undefined;
  /** Whose code was scanned, until something is typed. */
  picked: DoorPerson | undefined;
  typed: string;
  onType(text: string): void;
}

export function Found({ search, picked, typed, onType }: FoundProps) {
  const { ask } = useScreen();
  return (
    <>
      {picked && (
        <People asOf={picked.key} label={t("at-the-door.search.results")} people={[picked]} opened={picked.key} />
      )}
      {search && <Answer search={search} onType={onType} />}
      {!search && !picked && <Idle isTyping={typed.trim() !== ""} />}
      <button type="button" class="walk-in" data-stop onClick={() => ask({ kind: "walkIn", name: newName(search) })}>
        {t("at-the-door.act.walkIn")}
      </button>
    </>
  );
}

/** A name that nobody has is that of the new guest, if it is a whole one. */
function newName(search: DoorSearch | undefined): string {
  return search && search.people.length === 0 ? search.typed : "";
}

function Answer({ search, onType }: { search: DoorSearch; onType(text: string): void }) {
  const { people, isCertain, isPartial, suggestions } = search;
  const [first] = people;
  const opened = first && (people.length === 1 || isCertain) ? first.key : undefined;
  return (
    <>
      {isPartial && <Partial />}
      {people.length > 0 && (
        <People asOf={search.typed} label={t("at-the-door.search.results")} people={people} opened={opened} />
      )}
      {people.length >= maxSearchMatches && <p class="muted hint">{t("at-the-door.search.most")}</p>}
      {people.length === 0 && !isPartial && (
        <div class="nobody">
          <h2>{t("at-the-door.search.none")}</h2>
          <p class="muted">
            {suggestions.length > 0 ? t("at-the-door.search.similar") : t("at-the-door.search.noneHint")}
          </p>
          <div class="acts">
            {suggestions.map((name) => (
              <button type="button" class="quiet" data-stop dir="auto" key={name} onClick={() => onType(name)}>
                {name}
              </button>
            ))}
          </div>
        </div>
      )}
    </>
  );
}

function Partial() {
  return (
    <div class="notice">
      <p>{t("at-the-door.search.partial")}</p>
      <p class="muted">{t("at-the-door.search.partialHint")}</p>
    </div>
  );
}

/** Before a search: how it works, and who came last. */
function Idle({ isTyping }: { isTyping: boolean }) {
  const { people } = useScreen().state;
  const recent = justArrived([...people.values()]);
  return (
    <>
      <div class="hint muted">
        <p>{t("at-the-door.search.hint")}</p>
        {!isTyping && <p class="keys">{t("at-the-door.search.keys")}</p>}
      </div>
      {recent.length > 0 && (
        <section class="recent">
          <h2>{t("at-the-door.recent")}</h2>
          <People asOf="" label={t("at-the-door.recent")} people={recent} opened={undefined} />
        </section>
      )}
    </>
  );
}

const maxRecent = 5;

/** The latest first. */
function justArrived(people: readonly DoorPerson[]): DoorPerson[] {
  const time = ({ arrival }: DoorPerson) => arrival?.at.getTime() ?? 0;
  return people
    .filter(({ arrival }) => arrival)
    .sort((one, other) => time(other) - time(one))
    .slice(0, maxRecent);
}

interface PeopleProps {
  /** What these people answer: a new answer shows its own first guest in full, and keeps the focus on somebody who stays. */
  asOf: string;
  label: string;
  people: readonly DoorPerson[];
  /** Of whom more is shown at first. */
  opened: PersonKey | undefined;
}

function People({ asOf, label, people, opened }: PeopleProps) {
  const { state } = useScreen();
  const [chosen, choose] = useState<{ asOf: string; open: PersonKey | undefined }>();
  const open = chosen?.asOf === asOf ? chosen.open : opened;
  return (
    <ul class="people" aria-label={label}>
      {people.map(({ key }) => {
        // As they are now, if they are there at all; who was found is of the moment of the search.
        const person = state.people.get(key);
        const onToggle = () => choose({ asOf, open: key === open ? undefined : key });
        return person && <PersonRow key={key} person={person} isOpen={key === open} onToggle={onToggle} />;
      })}
    </ul>
  );
}
