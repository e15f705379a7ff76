/** @jsxImportSource preact */
import { useCallback, useEffect, useState } from "preact/hooks";
import { screens } from "../../common/screens.ts";
import type { DoorBook } from "../device/book.ts";
import { openBrowserDoorBook } from "../device/browser.ts";
import type { DoorState } from "../device/state.ts";
import { DoorScreen } from "../screen/door-screen.tsx";
import type { Leaving } from "../screen/header.tsx";
import { t } from "../screen/text.ts";
import { Button, Message } from "../screen/ui.tsx";
import { askCaller, type Caller, keepEvent, knownEvent, placeOf, signOut } from "./caller.ts";

const place = placeOf(location.pathname);

/** Opens the event of whoever has the page open; without a connection, the one that was open here last. */
export function Door() {
  const { caller, hasFailed, retry } = useCaller();
  const eventId = caller && "eventId" in caller ? caller.eventId : knownEvent();
  const book = useBook(eventId);
  if (book) return <OpenDoor book={book} caller={caller} />;
  if (caller?.kind === "stranger") return <Stranger />;
  if (caller?.kind === "no-event") {
    return <Message title={t("at-the-door.missing.title")} texts={[t("at-the-door.missing.text")]} />;
  }
  return hasFailed ? <Unread onRetry={retry} /> : <Loading />;
}

function useCaller() {
  const [caller, setCaller] = useState<Caller>();
  const [hasFailed, setFailed] = useState(false);
  const retry = useCallback(() => {
    setFailed(false);
    askCaller(place).then(
      (found) => {
        if ("eventId" in found) keepEvent(found.eventId);
        setCaller(found);
      },
      () => setFailed(true),
    );
  }, []);
  useEffect(retry, [retry]);
  useEffect(() => {
    if (!hasFailed) return undefined;
    window.addEventListener("online", retry);
    return () => window.removeEventListener("online", retry);
  }, [hasFailed, retry]);
  return { caller, hasFailed, retry };
}

/** Opens an event's book, and closes it when another event takes its place. */
function useBook(eventId: number | undefined): DoorBook | undefined {
  const [book, setBook] = useState<DoorBook>();
  useEffect(() => {
    if (eventId === undefined) return undefined;
    const opened = openBrowserDoorBook(eventId);
    setBook(opened);
    return () => void opened.close();
  }, [eventId]);
  return book;
}

/** The book's state, again after each change. */
function useStateOf(book: DoorBook): DoorState {
  const [state, setState] = useState(book.state);
  useEffect(() => {
    setState(book.state);
    return book.subscribe(() => setState(book.state));
  }, [book]);
  return state;
}

function OpenDoor({ book, caller }: { book: DoorBook; caller: Caller | undefined }) {
  const state = useStateOf(book);
  const { access, event, connection, unsent } = state;
  const { isLeaving, hasFailed, leave } = useLeave(book);
  // Helpers cannot sign in again: they need another link.
  const hasEnded = access === "ended" || (access === "expired" && place.kind === "help");
  const isOver = hasEnded && unsent === 0;
  useEffect(() => {
    if (isOver) keepEvent(undefined);
  }, [isOver]);
  if (hasFailed) return <StillSignedIn unsent={unsent} onRetry={leave} />;
  if (isLeaving) return <Loading text={t("at-the-door.leave.underWay")} />;
  if (hasEnded) {
    const texts = [unsentText(unsent), t("at-the-door.ended.text")];
    return <Message title={t("at-the-door.ended.title")} texts={texts} />;
  }
  if (access === "expired") return <Expired unsent={unsent} />;
  if (event && access === "open")
    return <DoorScreen book={book} state={state} leaving={{ ...placesOf(caller), leave }} />;
  return connection.kind === "offline" ? <Unread onRetry={() => book.retryNow()} /> : <Loading />;
}

const placesOf = (caller: Caller | undefined): Omit<Leaving, "leave"> => ({
  helper: caller?.kind === "helper" ? caller.name : undefined,
  eventScreens: caller && "eventScreens" in caller ? caller.eventScreens : undefined,
});

/** Signing out: first the list goes from the device, then the session ends, if the server can be reached. */
function useLeave(book: DoorBook) {
  const [progress, setProgress] = useState<"under-way" | "failed">();
  async function leave() {
    setProgress("under-way");
    await book.leaveDevice();
    // A page from the server, without anything that was loaded before.
    if (await signOut()) location.assign(screens.home);
    else setProgress("failed");
  }
  return { isLeaving: progress === "under-way", hasFailed: progress === "failed", leave: () => void leave() };
}

function StillSignedIn({ unsent, onRetry }: { unsent: number; onRetry(): void }) {
  const texts = [t("at-the-door.leave.failed"), ...(unsent > 0 ? [unsentText(unsent)] : [])];
  return (
    <Message title={t("at-the-door.leave.failedTitle")} texts={texts}>
      <Button class="solid" onClick={onRetry}>
        {t("at-the-door.unread.retry")}
      </Button>
    </Message>
  );
}

function Loading({ text = t("at-the-door.loading") }: { text?: string }) {
  return (
    <main class="message muted">
      <p role="status">{text}</p>
    </main>
  );
}

function Unread({ onRetry }: { onRetry(): void }) {
  return (
    <Message title={t("at-the-door.unread.title")} texts={[t("at-the-door.unread.text")]}>
      <Button class="solid" onClick={onRetry}>
        {t("at-the-door.unread.retry")}
      </Button>
    </Message>
  );
}

function Stranger() {
  if (place.kind !== "help") return <Expired unsent={0} />;
  return (
    <Message title={t("at-the-door.none.title")} texts={[t("at-the-door.none.text")]}>
      <a class="solid" href={screens.home}>
        {t("at-the-door.none.home")}
      </a>
    </Message>
  );
}

const unsentText = (count: number): string =>
  count === 0 ? t("at-the-door.ended.sent") : t("at-the-door.ended.unsent", { count });

function Expired({ unsent }: { unsent: number }) {
  const texts = [...(unsent > 0 ? [unsentText(unsent)] : []), t("at-the-door.expired.text")];
  return (
    <Message title={t("at-the-door.expired.title")} texts={texts}>
      <a class="solid" href={screens.signIn}>
        {t("at-the-door.expired.signIn")}
      </a>
    </Message>
  );
}
