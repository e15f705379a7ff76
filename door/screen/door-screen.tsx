/** @jsxImportSource preact */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { DoorBook } from "../book/door-book.ts";
import type { DoorSearch, DoorState, PersonKey, Recorded } from "../book/door-state.ts";
import { createActs, type LastActs } from "./acts.ts";
import type { Asked } from "./asked.ts";
import { OnScreen } from "./context.ts";
import { Found } from "./found.tsx";
import { GuestDialog } from "./guest-dialog.tsx";
import type { Leaving } from "./leaving.ts";
import { DoorMenu } from "./menu.tsx";
import { NeedsLook } from "./needs-look.tsx";
import { Notices } from "./notices.tsx";
import { nameOf } from "./person-texts.ts";
import { SearchField } from "./search-field.tsx";
import { StateLine } from "./state-line.tsx";
import { t, tableTitle } from "./text.ts";
import { useAnswered } from "./use-answered.ts";
import { useKeys } from "./use-keys.ts";
import { usePicked } from "./use-picked.ts";
import { useSearch } from "./use-search.ts";

interface ScreenProps {
  book: DoorBook;
  state: DoorState;
  leaving: Leaving;
}

/** Who comes in, goes out and sits where: by name, with or without a connection. */
export function DoorScreen({ book, state, leaving }: ScreenProps) {
  const [typed, setTyped] = useState("");
  const [said, setSaid] = useState("");
  const [failure, setFailure] = useState<string>();
  const [lastActs, setLastActs] = useState<LastActs>(new Map());
  const [asked, setAsked] = useState<Asked>();
  const [isLookOpen, setLookOpen] = useState(true);
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const search = useSearch(book, state, typed);
  const { picked, forget } = usePicked(state.people);
  const acts = useMemo(() => {
    const remember = (keys: readonly PersonKey[], undoable: Recorded | undefined) =>
      setLastActs((known) => withActs(known, keys, undoable));
    // What is typed next is about the next guest.
    const begin = () => {
      if (document.activeElement === field.current) field.current?.select();
    };
    return createActs({ book, begin, say: setSaid, fail: setFailure, remember });
  }, [book]);

  function type(text: string) {
    setTyped(text);
    forget();
  }

  function startOver() {
    type("");
    field.current?.focus();
  }

  // A search that is made again after an arrival finds the same: what was done is not talked over.
  const found = spokenOf(search);
  useEffect(() => setSaid(found), [found]);

  /** Marks the guest who is clearly meant; else the choice is between those found. */
  const decide = useAnswered(search, typed, ({ people, isCertain }) => {
    const [first] = people;
    const isMeant = first && (isCertain || people.length === 1);
    if (isMeant && !(state.people.get(first.key) ?? first).arrival) acts.arrive(first);
    else box.current?.querySelector<HTMLElement>(".people [data-stop]")?.focus();
  });
  useKeys({ box, field, startOver, enter: () => decide(field.current?.value ?? "") });

  const eventName = state.event?.name ?? t("at-the-door.title");
  useEffect(() => {
    document.title = t("at-the-door.pageTitle", { event: eventName });
  }, [eventName]);

  return (
    <OnScreen value={{ state, acts, lastActs, ask: setAsked }}>
      <div ref={box} class="screen">
        <header>
          <h1 dir="auto">{eventName}</h1>
          <DoorMenu leaving={leaving} />
        </header>
        <main>
          <div class="bar">
            <StateLine book={book} />
            <SearchField field={field} typed={typed} onType={type} onClear={startOver} />
          </div>
          <Notices book={book} failure={failure} />
          <NeedsLook isOpen={isLookOpen && typed === ""} onToggle={() => setLookOpen(!isLookOpen)} />
          <Found search={search} picked={picked} typed={typed} onType={type} />
        </main>
        <p class="spoken" role="status">
          {said}
        </p>
      </div>
      {asked && <GuestDialog asked={asked} onClose={() => setAsked(undefined)} />}
    </OnScreen>
  );
}

function withActs(known: LastActs, keys: readonly PersonKey[], undoable: Recorded | undefined): LastActs {
  const changed = new Map(known);
  for (const key of keys) {
    if (undoable) changed.set(key, undoable);
    else changed.delete(key);
  }
  return changed;
}

function spokenOf(search: DoorSearch | undefined): string {
  if (!search) return "";
  const [first] = search.people;
  if (!first) return t("at-the-door.search.none");
  if (search.people.length > 1) return t("at-the-door.search.count", { count: search.people.length });
  return `${nameOf(first)}: ${tableTitle(first.tableLabel)}`;
}
