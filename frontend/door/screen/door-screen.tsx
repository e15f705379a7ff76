/** @jsxImportSource preact */
import type { RefObject } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { guestPageParameters } from "../../../common/guest-page.ts";
import { idFrom } from "../../../common/id-from.ts";
import { maxSearchLength } from "../../../common/limits.ts";
import type { DoorBook } from "../device/book.ts";
import type { Draft } from "../device/operations.ts";
import { type DoorSearch, isSearch } from "../device/search.ts";
import type { DoorPerson, DoorState } from "../device/state.ts";
import { GuestDialog, type Leaving, MenuDialog } from "./dialogs.tsx";
import { Answer, Idle, Missing, People } from "./found.tsx";
import { NeedsLook, StateLine } from "./notices.tsx";
import { nameOf, t, tableTitle } from "./text.ts";
import { type Asked, arrive, Button, OnScreen, type Screen } from "./ui.tsx";

interface ScreenProps {
  book: DoorBook;
  state: DoorState;
  leaving: Leaving;
}

/** Who comes in, goes out and sits where: by name, with or without a connection. */
export function DoorScreen({ book, state, leaving }: ScreenProps) {
  const [typed, setTyped] = useState("");
  const [said, say] = useState("");
  const [asked, ask] = useState<Asked>();
  const [isMissing, showMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const search = useSearch(book, state, typed);
  const { picked, forget } = usePicked(state);

  function act(drafts: readonly Draft[], done: string) {
    // What is typed next is about the next guest.
    if (document.activeElement === field.current) field.current?.select();
    // A device that stores nothing says so.
    book.record(drafts).then(
      () => say(done),
      () => undefined,
    );
  }
  const screen: Screen = { book, state, act, ask };

  function type(text: string) {
    setTyped(text);
    forget();
  }

  function startOver() {
    type("");
    showMissing(false);
    field.current?.focus();
  }

  // A search that is made again after an arrival finds the same: what was done is not talked over.
  const found = spokenOf(search);
  useEffect(() => say(found), [found]);

  /** Marks the guest who is clearly meant; else the choice is between those found. Enter may be faster than the answer. */
  async function enter() {
    const { people, isCertain } = await book.search(typed.trim());
    const [first] = people;
    const person = first && (book.state.people.get(first.key) ?? first);
    if (person && !person.arrival && (isCertain || people.length === 1)) arrive(screen, person);
    else document.querySelector<HTMLElement>(".people [data-stop]")?.focus();
  }
  useKeys(field, startOver, () => void enter());

  const idle = isMissing && typed === "" ? <Missing /> : <Idle />;
  const newName = search?.people.length === 0 ? search.typed : "";
  return (
    <OnScreen value={screen}>
      <div class="screen">
        <header>
          <h1 dir="auto">{state.known?.eventName}</h1>
          <Button class="link" onClick={() => ask({ kind: "menu" })}>
            {t("at-the-door.menu.open")}
          </Button>
        </header>
        <main>
          <div class="bar">
            <StateLine isMissing={isMissing} onMissing={() => showMissing(!isMissing)} />
            <SearchField field={field} typed={typed} onType={type} />
          </div>
          {!state.canStore && (
            <div class="notice" role="alert">
              <h2>{t("at-the-door.refused.title")}</h2>
              <p>{t("at-the-door.refused.text")}</p>
            </div>
          )}
          <NeedsLook isOpen={typed === ""} />
          {picked && <People label={t("at-the-door.search.results")} people={[picked]} opened={picked.key} />}
          {search ? <Answer search={search} onType={type} /> : !picked && idle}
          <Button class="walk-in" onClick={() => ask({ kind: "walkIn", name: newName })}>
            {t("at-the-door.act.walkIn")}
          </Button>
        </main>
        <p class="spoken" role="status">
          {said}
        </p>
      </div>
      {asked?.kind === "menu" && <MenuDialog leaving={leaving} onClose={() => ask(undefined)} />}
      {asked && asked.kind !== "menu" && <GuestDialog asked={asked} onClose={() => ask(undefined)} />}
    </OnScreen>
  );
}

function spokenOf(search: DoorSearch | undefined): string {
  if (!search) return "";
  const [first] = search.people;
  if (!first) return t("at-the-door.search.none");
  if (search.people.length > 1) return t("at-the-door.search.count", { count: search.people.length });
  return `${nameOf(first)}: ${tableTitle(first.tableLabel)}`;
}

interface FieldProps {
  field: RefObject<HTMLInputElement | null>;
  typed: string;
  onType(text: string): void;
}

/** Has the focus from the start, and gets it back with whatever is typed. */
function SearchField({ field, typed, onType }: FieldProps) {
  useEffect(() => field.current?.focus(), [field]);
  const label = t("at-the-door.search.label");
  return (
    <input
      {...{ type: "search", "aria-label": label, placeholder: label, dir: "auto", enterKeyHint: "search" }}
      {...{ autoComplete: "off", autoCapitalize: "words", autoCorrect: "off", spellcheck: false }}
      ref={field}
      data-stop
      maxLength={maxSearchLength}
      value={typed}
      onInput={(event) => onType(event.currentTarget.value)}
      // What is typed next is about the next guest.
      onFocus={(event) => event.currentTarget.select()}
    />
  );
}

/** What the book finds for what is typed, and again when the list changes; undefined under two letters. */
function useSearch(book: DoorBook, { known, people }: DoorState, typed: string): DoorSearch | undefined {
  const [found, setFound] = useState<DoorSearch>();
  const wanted = typed.trim();
  // People found by the server become known here, which is no reason to ask it again.
  const asOf = known?.worksOffline ? people : known?.listVersion;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed list may have other answers
  useEffect(() => {
    let isWanted = true;
    if (isSearch(wanted)) void book.search(wanted).then((answer) => isWanted && setFound(answer));
    else setFound(undefined);
    return () => {
      isWanted = false;
    };
  }, [book, wanted, asOf]);
  return isSearch(wanted) ? found : undefined;
}

/** Whose code was scanned last, until `forget` is called; undefined for somebody who is not known on this device. */
function usePicked({ guests }: DoorState): { picked: DoorPerson | undefined; forget(): void } {
  const [id, setId] = useState<number>();
  useEffect(() => {
    // The code leads here, with the guest's id in the fragment, which is taken out of the address at once.
    const take = () => {
      const picked = new URLSearchParams(location.hash.slice(1)).get(guestPageParameters.picked);
      if (picked === null) return;
      history.replaceState(history.state, "", location.pathname);
      setId(idFrom(picked));
    };
    take();
    window.addEventListener("hashchange", take);
    return () => window.removeEventListener("hashchange", take);
  }, []);
  return { picked: guests.get(id ?? 0), forget: () => setId(undefined) };
}

/** Arrows go from the field through what was found and back, Escape starts over. Letters go into the field, wherever the focus is. */
function useKeys(field: RefObject<HTMLInputElement | null>, startOver: () => void, enter: () => void): void {
  useEffect(() => {
    const keys: Record<string, (event: KeyboardEvent) => void> = {
      Escape: startOver,
      ArrowDown: (event) => moveFocus(event, 1),
      ArrowUp: (event) => moveFocus(event, -1),
      Enter: ({ target }) => target === field.current && enter(),
    };
    const listen = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, isComposing } = event;
      // A dialog has keys of its own, and Enter and arrows also choose what an input method suggests.
      if (isComposing || document.querySelector("dialog[open]")) return;
      keys[key]?.(event);
      // The letter itself then goes into the field.
      if (/^\S$/u.test(key) && !(ctrlKey || metaKey || altKey)) field.current?.focus();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  });
}

function moveFocus(event: Event, step: number): void {
  event.preventDefault();
  const stops = Array.from(document.querySelectorAll<HTMLElement>("[data-stop]"));
  const at = stops.findIndex((stop) => stop.matches(":focus"));
  stops[Math.min(Math.max(at + step, 0), stops.length - 1)]?.focus();
}
