/** @jsxImportSource preact */
import { useState } from "preact/hooks";
import { maxSearchMatches } from "../../common/limits.ts";
import type { DoorPerson, DoorSearch, PersonKey } from "../device/state.ts";
import { PersonRow } from "./person-row.tsx";
import { languageTag, t } from "./text.ts";
import { Button, useScreen } from "./ui.tsx";

interface FoundProps {
  /** Undefined under two letters, and while nothing is known yet. */
  search: DoorSearch | undefined;
  /** Whose code was scanned, until something is typed. */
  picked: DoorPerson | undefined;
  /** Whether those who are not here yet are asked for. */
  isMissing: boolean;
  typed: string;
  onType(text: string): void;
}

/** Whom a search has found; before a search, those who are missing or who came last. */
export function Found({ search, picked, isMissing, typed, onType }: FoundProps) {
  const { ask } = useScreen();
  // A name that nobody has is that of the new guest.
  const name = search?.people.length === 0 ? search.typed : "";
  return (
    <>
      {picked && <People label={t("at-the-door.search.results")} people={[picked]} opened={picked.key} />}
      {search && <Answer search={search} onType={onType} />}
      {!search && !picked && (isMissing && typed === "" ? <Missing /> : <Idle isTyping={typed.trim() !== ""} />)}
      <Button class="walk-in" onClick={() => ask({ kind: "walkIn", name })}>
        {t("at-the-door.act.walkIn")}
      </Button>
    </>
  );
}

function Answer({ search, onType }: { search: DoorSearch; onType(text: string): void }) {
  const { people, isCertain, isPartial, suggestions, typed } = search;
  const [first] = people;
  const opened = first && (people.length === 1 || isCertain) ? first.key : undefined;
  const hint = suggestions.length > 0 ? t("at-the-door.search.similar") : t("at-the-door.search.noneHint");
  return (
    <>
      {isPartial && (
        <div class="notice">
          <p>{t("at-the-door.search.partial")}</p>
          <p class="muted">{t("at-the-door.search.partialHint")}</p>
        </div>
      )}
      <People asOf={typed} label={t("at-the-door.search.results")} people={people} opened={opened} />
      {people.length >= maxSearchMatches && <p class="muted hint">{t("at-the-door.search.most")}</p>}
      {people.length === 0 && !isPartial && (
        <div class="nobody">
          <h2>{t("at-the-door.search.none")}</h2>
          <p class="muted">{hint}</p>
          <div class="acts">
            {suggestions.map((name) => (
              <Button key={name} onClick={() => onType(name)}>
                <bdi>{name}</bdi>
              </Button>
            ))}
          </div>
        </div>
      )}
    </>
  );
}

const maxMissing = 100;

/** Those who said that they would come, or nothing, and are not here yet, by name. */
function Missing() {
  const { people } = useScreen().state;
  const missing = [...people.values()].filter(isMissingHere).sort((one, other) => byName.compare(one.name, other.name));
  const label = t("at-the-door.absent.title");
  return (
    <section class="recent">
      <h2>{label}</h2>
      <People label={label} people={missing.slice(0, maxMissing)} />
      {missing.length > maxMissing && <p class="muted hint">{t("at-the-door.absent.most", { count: maxMissing })}</p>}
    </section>
  );
}

const byName = new Intl.Collator(languageTag);

export const isMissingHere = ({ arrival, leftAt, hasDeclined }: DoorPerson): boolean =>
  !arrival && !leftAt && !hasDeclined;

const maxRecent = 5;
const arrivedAt = ({ arrival }: DoorPerson) => arrival?.at.getTime() ?? 0;

/** How the search works, and who came last. */
function Idle({ isTyping }: { isTyping: boolean }) {
  const { people } = useScreen().state;
  const here = [...people.values()].filter(({ arrival }) => arrival);
  const recent = here.sort((one, other) => arrivedAt(other) - arrivedAt(one)).slice(0, maxRecent);
  return (
    <>
      <div class="hint muted">
        <p>{t("at-the-door.search.hint")}</p>
        {!isTyping && <p class="keys">{t("at-the-door.search.keys")}</p>}
      </div>
      {recent.length > 0 && (
        <section class="recent">
          <h2>{t("at-the-door.recent")}</h2>
          <People label={t("at-the-door.recent")} people={recent} />
        </section>
      )}
    </>
  );
}

interface PeopleProps {
  label: string;
  people: readonly DoorPerson[];
  /** What they answer: a new answer shows its own first guest in full, and keeps the focus on somebody who stays. */
  asOf?: string;
  /** Of whom more is shown at first. */
  opened?: PersonKey | undefined;
}

function People({ label, people, asOf, opened }: PeopleProps) {
  const { state } = useScreen();
  const [chosen, choose] = useState<{ asOf: string | undefined; open: PersonKey | undefined }>();
  const open = chosen && chosen.asOf === asOf ? chosen.open : opened;
  if (people.length === 0) return null;
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
