/** @jsxImportSource preact */
import type { RefObject } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { guestPageParameters } from "../../common/guest-page.ts";
import { idFrom } from "../../common/id-from.ts";
import { maxSearchLength, minSearchLength } from "../../common/limits.ts";
import { type DoorBook, DoorClosed } from "../device/book.ts";
import type { DoorPerson, DoorSearch, DoorState, Recorded } from "../device/state.ts";
import { Found } from "./found.tsx";
import { GuestDialog } from "./guest-dialog.tsx";
import { DoorMenu, type Leaving, StateLine } from "./header.tsx";
import { NeedsLook, Notices } from "./notices.tsx";
import { arrivedText, nameOf, t, tableTitle } from "./text.ts";
import { type Asked, OnScreen, type Screen } from "./ui.tsx";

interface ScreenProps {
  book: DoorBook;
  state: DoorState;
  leaving: Leaving;
}

/** Who comes in, goes out and sits where: by name, with or without a connection. */
export function DoorScreen({ book, state, leaving }: ScreenProps) {
  const [typed, setTyped] = useState("");
  const [said, say] = useState("");
  const [failure, setFailure] = useState<string>();
  const [lastActs, setLastActs] = useState<Screen["lastActs"]>(new Map());
  const [asked, ask] = useState<Asked>();
  const [isMissing, setMissing] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const search = useSearch(book, state, typed);
  const { picked, forget } = usePicked(state);

  function act(work: Promise<Recorded>, done: string, canBeUndone = true) {
    // What is typed next is about the next guest.
    if (document.activeElement === field.current) field.current?.select();
    work.then(
      (recorded) => {
        setFailure(undefined);
        const undoable = canBeUndone && recorded.operationIds.length > 0 ? [recorded] : [];
        const others = (known: Screen["lastActs"]) => [...known].filter(([key]) => !recorded.keys.includes(key));
        const added = recorded.keys.flatMap((key) => undoable.map((one) => [key, one] as const));
        setLastActs((known) => new Map([...others(known), ...added]));
        say(done);
      },
      (error: unknown) =>
        setFailure(t(error instanceof DoorClosed ? "at-the-door.act.closed" : "at-the-door.act.refused")),
    );
  }
  const arrive = ({ key, name, tableLabel }: DoorPerson) => act(book.arrive(key), arrivedText(name, tableLabel));
  const undo = (ids: readonly string[]) => act(book.undo(ids), t("at-the-door.said.undone"), false);

  function type(text: string) {
    setTyped(text);
    forget();
  }

  function startOver() {
    type("");
    setMissing(false);
    field.current?.focus();
  }

  // A search that is made again after an arrival finds the same: what was done is not talked over.
  const found = spokenOf(search);
  useEffect(() => say(found), [found]);

  /** Marks the guest who is clearly meant; else the choice is between those found. Enter may be faster than the answer. */
  async function enter() {
    const text = field.current?.value ?? "";
    const { people, isCertain } = await book.search(text.trim());
    if (field.current?.value !== text) return;
    const [first] = people;
    const person = first && (book.state.people.get(first.key) ?? first);
    if (person && !person.arrival && (isCertain || people.length === 1)) arrive(person);
    else box.current?.querySelector<HTMLElement>(".people [data-stop]")?.focus();
  }
  useKeys({ box, field, startOver, enter: () => void enter() });

  const eventName = state.event?.name ?? t("at-the-door.title");
  useEffect(() => {
    document.title = t("at-the-door.pageTitle", { event: eventName });
  }, [eventName]);

  return (
    <OnScreen value={{ book, state, lastActs, act, arrive, undo, ask }}>
      <div ref={box} class="screen">
        <header>
          <h1 dir="auto">{eventName}</h1>
          <DoorMenu leaving={leaving} />
        </header>
        <main>
          <div class="bar">
            <StateLine isMissing={isMissing} onMissing={() => setMissing(!isMissing)} />
            <SearchField field={field} typed={typed} onType={type} onClear={startOver} />
          </div>
          <Notices failure={failure} />
          <NeedsLook isOpen={typed === ""} />
          <Found search={search} picked={picked} isMissing={isMissing} typed={typed} onType={type} />
        </main>
        <p class="spoken" role="status">
          {said}
        </p>
      </div>
      {asked && <GuestDialog asked={asked} onClose={() => ask(undefined)} />}
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
  onClear(): void;
}

/** Has the focus from the start, and gets it back with whatever is typed. */
function SearchField({ field, typed, onType, onClear }: FieldProps) {
  useEffect(() => field.current?.focus(), [field]);
  const label = t("at-the-door.search.label");
  const plain = { autoComplete: "off", autoCapitalize: "words", autoCorrect: "off", spellcheck: false } as const;
  return (
    <div class="search">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 20 20" />
      </svg>
      <input
        {...plain}
        {...{ type: "search", "aria-label": label, placeholder: label, dir: "auto", enterKeyHint: "search" }}
        ref={field}
        data-stop
        maxLength={maxSearchLength}
        value={typed}
        onInput={(event) => onType(event.currentTarget.value)}
        // What is typed next is about the next guest.
        onFocus={(event) => event.currentTarget.select()}
      />
      {typed !== "" && (
        <button type="button" class="clear" aria-label={t("at-the-door.search.clear")} onClick={onClear}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="m6 6 12 12M18 6 6 18" />
          </svg>
        </button>
      )}
    </div>
  );
}

/** What the book finds for what is typed, and again when the list changes; undefined under two letters. */
function useSearch(book: DoorBook, { event, people, listVersion }: DoorState, typed: string): DoorSearch | undefined {
  const [found, setFound] = useState<DoorSearch>();
  const wanted = typed.trim();
  const isLongEnough = [...wanted].length >= minSearchLength;
  // People found by the server become known here, which is no reason to ask it again.
  const asOf = event?.worksOffline ? people : listVersion;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed list may have other answers
  useEffect(() => {
    if (!isLongEnough) return setFound(undefined);
    let isWanted = true;
    void book.search(wanted).then((answer) => isWanted && setFound(answer));
    return () => {
      isWanted = false;
    };
  }, [book, wanted, isLongEnough, asOf]);
  return isLongEnough ? found : undefined;
}

/** Of the guest whose code was scanned: it leads here, with their id in the fragment. Taken out of the address at once. */
function takePicked(): number | undefined {
  const picked = new URLSearchParams(location.hash.slice(1)).get(guestPageParameters.picked);
  if (picked === null) return undefined;
  history.replaceState(history.state, "", location.pathname);
  return idFrom(picked);
}

/** Whose code was scanned last, until `forget` is called; undefined for somebody who is not known on this device. */
function usePicked({ guests }: DoorState): { picked: DoorPerson | undefined; forget(): void } {
  const [id, setId] = useState(takePicked);
  useEffect(() => {
    const listen = () => setId((before) => takePicked() ?? before);
    window.addEventListener("hashchange", listen);
    return () => window.removeEventListener("hashchange", listen);
  }, []);
  return { picked: guests.get(id ?? 0), forget: () => setId(undefined) };
}

interface KeysDeps {
  box: RefObject<HTMLElement | null>;
  field: RefObject<HTMLInputElement | null>;
  /** Escape: the next guest. */
  startOver(): void;
  /** Enter in the search field. */
  enter(): void;
}

/** Arrows go from the field through what was found and back. Letters go into the field, wherever the focus is. */
function useKeys(deps: KeysDeps): void {
  const latest = useRef(deps);
  latest.current = deps;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      // A dialog or menu has keys of its own.
      if (!event.defaultPrevented && !document.querySelector("dialog[open], .menu[open]")) press(event, latest.current);
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}

function press(event: KeyboardEvent, { box, field, startOver, enter }: KeysDeps): void {
  const { key, ctrlKey, metaKey, altKey } = event;
  // Enter and arrows also choose what an input method suggests.
  if (event.isComposing) return;
  const isInField = event.target === field.current;
  if (key === "Escape") startOver();
  else if (key === "ArrowDown" || key === "ArrowUp") {
    event.preventDefault();
    moveFocus(box.current, key === "ArrowDown" ? 1 : -1);
  } else if (isInField) {
    if (key === "Enter") enter();
    // The letter itself then goes into the field.
  } else if (key.length === 1 && key !== " " && !ctrlKey && !metaKey && !altKey) field.current?.focus();
}

function moveFocus(box: HTMLElement | null, step: number): void {
  const stops = Array.from(box?.querySelectorAll<HTMLElement>("[data-stop]") ?? []);
  const at = stops.findIndex((stop) => stop.matches(":focus"));
  stops[Math.min(Math.max(at + step, 0), stops.length - 1)]?.focus();
}
