/** @jsxImportSource preact */
import { useEffect, useState } from "preact/hooks";
import { screens } from "../../common/screens.ts";
import type { DoorBook } from "../book/door-book.ts";
import { openBrowserDoorBook } from "../browser/open-book.ts";
import { takeOver } from "../browser/take-over.ts";
import { DoorScreen } from "../screen/door-screen.tsx";
import type { Leaving } from "../screen/leaving.ts";
import { Message } from "../screen/message.tsx";
import { t } from "../screen/text.ts";
import { useStateOf } from "../screen/use-state-of.ts";
import { askCaller, type Caller, placeOf, signOut } from "./caller.ts";
import { forgetEvent, keepEvent, knownEvent } from "./known-event.ts";

const place = placeOf(location.pathname);

/** Opens the event of whoever has the page open; without a connection, the one that was open here last. */
export function Door() {
  const { caller, hasFailed, retry } = useCaller();
  const eventId = caller && "eventId" in caller ? caller.eventId : knownEvent();
  const { book, isTaken, takeBack } = useBook(eventId);
  if (isTaken) return <Taken onTakeBack={takeBack} />;
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
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn asks again
  useEffect(() => {
    setFailed(false);
    askCaller(place).then(
      (found) => {
        if ("eventId" in found) keepEvent(found.eventId);
        setCaller(found);
      },
      () => setFailed(true),
    );
  }, [turn]);
  useEffect(() => {
    if (!hasFailed) return undefined;
    const again = () => setTurn((before) => before + 1);
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, [hasFailed]);
  return { caller, hasFailed, retry: () => setTurn(turn + 1) };
}

/** Opens an event's book, and closes it when another event takes its place, or another tab. */
function useBook(eventId: number | undefined) {
  const [book, setBook] = useState<DoorBook>();
  const [isTaken, setTaken] = useState(false);
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn opens it again
  useEffect(() => {
    if (eventId === undefined) return undefined;
    const opened = openBrowserDoorBook(eventId);
    const ignore = takeOver(eventId, () => {
      setTaken(true);
      void opened.close();
    });
    setBook(opened);
    setTaken(false);
    return () => {
      ignore();
      setBook(undefined);
      void opened.close();
    };
  }, [eventId, turn]);
  return { book, isTaken, takeBack: () => setTurn(turn + 1) };
}

function OpenDoor({ book, caller }: { book: DoorBook; caller: Caller | undefined }) {
  const state = useStateOf(book);
  const { access, event, connection, unsent } = state;
  const { isLeaving, hasFailed, leave } = useLeave(book);
  // Helpers cannot sign in again: they need another link.
  const hasEnded = access === "ended" || (access === "expired" && place.kind === "help");
  const isOver = hasEnded && unsent === 0;
  useEffect(() => {
    if (isOver) forgetEvent();
  }, [isOver]);
  if (hasFailed) return <StillSignedIn unsent={unsent} onRetry={leave} />;
  if (isLeaving) return <Loading text={t("at-the-door.leave.underWay")} />;
  if (access === "elsewhere") {
    return <Message title={t("at-the-door.elsewhere.title")} texts={[t("at-the-door.elsewhere.text")]} />;
  }
  if (hasEnded) return <Ended unsent={unsent} />;
  if (access === "expired") return <Expired unsent={unsent} />;
  if (access === "open" && event)
    return <DoorScreen book={book} state={state} leaving={{ ...placesOf(caller), leave }} />;
  return access === "open" && connection.kind === "offline" ? <Unread onRetry={() => book.retryNow()} /> : <Loading />;
}

function placesOf(caller: Caller | undefined): Omit<Leaving, "leave"> {
  return {
    helper: caller?.kind === "helper" ? caller.name : undefined,
    eventScreens: caller && "eventScreens" in caller ? caller.eventScreens : undefined,
  };
}

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
  const texts = [t("at-the-door.leave.failed")];
  return (
    <Message title={t("at-the-door.leave.failedTitle")} texts={unsent > 0 ? [...texts, unsentText(unsent)] : texts}>
      <button type="button" class="solid" onClick={onRetry}>
        {t("at-the-door.unread.retry")}
      </button>
    </Message>
  );
}

function Taken({ onTakeBack }: { onTakeBack(): void }) {
  return (
    <Message title={t("at-the-door.elsewhere.title")} texts={[]}>
      <button type="button" class="solid" onClick={onTakeBack}>
        {t("at-the-door.elsewhere.takeBack")}
      </button>
    </Message>
  );
}

function Loading({ text = t("at-the-door.loading") }: { text?: string }) {
  return (
    <main class="loading">
      <p role="status">{text}</p>
    </main>
  );
}

function Unread({ onRetry }: { onRetry(): void }) {
  return (
    <Message title={t("at-the-door.unread.title")} texts={[t("at-the-door.unread.text")]}>
      <button type="button" class="solid" onClick={onRetry}>
        {t("at-the-door.unread.retry")}
      </button>
    </Message>
  );
}

function Stranger() {
  if (place.kind !== "help") return <Expired unsent={0} />;
  return (
    <Message title={t("at-the-door.none.title")} texts={[t("at-the-door.none.text")]}>
      <a class="button solid" href={screens.home}>
        {t("at-the-door.none.home")}
      </a>
    </Message>
  );
}

function unsentText(unsent: number): string {
  return unsent === 0 ? t("at-the-door.ended.sent") : t("at-the-door.ended.unsent", { count: unsent });
}

function Ended({ unsent }: { unsent: number }) {
  return <Message title={t("at-the-door.ended.title")} texts={[unsentText(unsent), t("at-the-door.ended.text")]} />;
}

function Expired({ unsent }: { unsent: number }) {
  const texts = unsent > 0 ? [unsentText(unsent), t("at-the-door.expired.text")] : [t("at-the-door.expired.text")];
  return (
    <Message title={t("at-the-door.expired.title")} texts={texts}>
      <a class="button solid" href={screens.signIn}>
        {t("at-the-door.expired.signIn")}
      </a>
    </Message>
  );
}
