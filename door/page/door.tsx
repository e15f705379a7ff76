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
  const { progress, leave } = useLeave(book);
  // Helpers cannot sign in again: they need another link.
  const hasEnded = access === "ended" || (access === "expired" && place.kind === "help");
  const isOver = hasEnded && unsent === 0;
  useEffect(() => {
    if (isOver) keepEvent(undefined);
  }, [isOver]);
  const kept = unsent > 0 ? [t("at-the-door.ended.unsent", { count: unsent })] : [];
  if (progress === "under-way") return <Loading text={t("at-the-door.leave.underWay")} />;
  if (progress === "failed") {
    return (
      <Message title={t("at-the-door.leave.failedTitle")} texts={[t("at-the-door.leave.failed"), ...kept]}>
        <Button class="solid" onClick={leave}>
          {t("at-the-door.unread.retry")}
        </Button>
      </Message>
    );
  }
  if (hasEnded) {
    const sent = isOver ? [t("at-the-door.ended.sent")] : kept;
    return <Message title={t("at-the-door.ended.title")} texts={[...sent, t("at-the-door.ended.text")]} />;
  }
  if (access === "expired") return <Stranger texts={kept} />;
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
  return { progress, leave: () => void leave() };
}

const Loading = ({ text = t("at-the-door.loading") }: { text?: string }) => (
  <main class="message">
    <p role="status">{text}</p>
  </main>
);

function Unread({ onRetry }: { onRetry(): void }) {
  return (
    <Message title={t("at-the-door.unread.title")} texts={[t("at-the-door.unread.text")]}>
      <Button class="solid" onClick={onRetry}>
        {t("at-the-door.unread.retry")}
      </Button>
    </Message>
  );
}

/** Helpers cannot sign in again: they need another link. */
function Stranger({ texts = [] }: { texts?: readonly string[] }) {
  const isHelp = place.kind === "help";
  const title = t(isHelp ? "at-the-door.none.title" : "at-the-door.expired.title");
  return (
    <Message title={title} texts={[...texts, t(isHelp ? "at-the-door.none.text" : "at-the-door.expired.text")]}>
      <a class="solid" href={isHelp ? screens.home : screens.signIn}>
        {t(isHelp ? "at-the-door.none.home" : "at-the-door.expired.signIn")}
      </a>
    </Message>
  );
}
