/** @jsxImportSource preact */
import { useState } from "preact/hooks";
import { maxSearchMatches } from "../../../common/limits.ts";
import type { DoorSearch } from "../device/search.ts";
import type { DoorPerson, PersonKey } from "../device/state.ts";
import { PersonRow } from "./person-row.tsx";
import { languageTag, missingIn, t } from "./text.ts";
import { Button, useScreen } from "./ui.tsx";

/** What a search has found. */
export function Answer({ search, onType }: { search: DoorSearch; onType(text: string): void }) {
  const { people, isCertain, isPartial, suggestions, typed } = search;
  const [first] = people;
  const opened = first && (people.length === 1 || isCertain) ? first.key : undefined;
  const hint = suggestions.length > 0 ? t("at-the-door.search.similar") : t("at-the-door.search.noneHint");
  return (
    <>
      {isPartial && <p class="notice">{`${t("at-the-door.search.partial")} ${t("at-the-door.search.partialHint")}`}</p>}
      <People asOf={typed} label={t("at-the-door.search.results")} people={people} opened={opened} />
      {people.length >= maxSearchMatches && <p class="muted">{t("at-the-door.search.most")}</p>}
      {people.length === 0 && !isPartial && (
        <>
          <h2>{t("at-the-door.search.none")}</h2>
          <p class="muted">{hint}</p>
          <div class="acts">
            {suggestions.map((name) => (
              <Button key={name} onClick={() => onType(name)}>
                <bdi>{name}</bdi>
              </Button>
            ))}
          </div>
        </>
      )}
    </>
  );
}

const maxMissing = 100;
const byName = new Intl.Collator(languageTag);

/** Those who are not here yet, by name. */
export function Missing() {
  const missing = missingIn(useScreen().state).sort((one, other) => byName.compare(one.name, other.name));
  const label = t("at-the-door.absent.title");
  return (
    <>
      <h2>{label}</h2>
      <People label={label} people={missing.slice(0, maxMissing)} />
      {missing.length > maxMissing && <p class="muted">{t("at-the-door.absent.most", { count: maxMissing })}</p>}
    </>
  );
}

const maxRecent = 5;
const arrivedAt = ({ arrival }: DoorPerson) => arrival?.at.getTime() ?? 0;

/** How the search works, and who came last. */
export function Idle() {
  const { people } = useScreen().state;
  const here = [...people.values()].filter(({ arrival }) => arrival);
  const recent = here.sort((one, other) => arrivedAt(other) - arrivedAt(one)).slice(0, maxRecent);
  const label = t("at-the-door.recent");
  return (
    <>
      <p class="muted">{t("at-the-door.search.hint")}</p>
      {recent.length > 0 && <h2>{label}</h2>}
      <People label={label} people={recent} />
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

export function People({ label, people, asOf, opened }: PeopleProps) {
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
