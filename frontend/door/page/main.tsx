/** @jsxImportSource preact */
import "./door.css";
import { render } from "preact";
import { useCallback, useEffect, useState } from "preact/hooks";
import { screens } from "../../../common/screens.ts";
import type { DoorBook } from "../device/book.ts";
import { DoorScreen } from "../screen/door-screen.tsx";
import { t } from "../screen/text.ts";
import { Message } from "../screen/ui.tsx";
import { askCaller, type Caller, forgetEvent, isHelp, keepEvent, knownEvent, signOut } from "./caller.ts";
import { keepPage } from "./keep-page.ts";
import { openBook } from "./open-book.ts";

/** Opens the event of whoever has the page open; without a connection, the one that was open here last. */
function Door() {
  const [caller, setCaller] = useState<Caller>();
  const [hasFailed, setFailed] = useState(false);
  const [book, setBook] = useState<DoorBook>();
  const find = useCallback(() => {
    setFailed(false);
    askCaller().then(setCaller, () => setFailed(true));
  }, []);
  useEffect(find, [find]);
  const eventId = typeof caller === "object" ? caller.eventId : knownEvent();
  useEffect(() => {
    if (eventId === undefined) return undefined;
    keepEvent(eventId);
    const opened = openBook(eventId);
    setBook(opened.book);
    return opened.close;
  }, [eventId]);
  if (book) return <OpenDoor book={book} caller={caller} />;
  if (caller === "stranger") return <Stranger texts={[]} />;
  if (caller) return <Message title={t("at-the-door.missing.title")} texts={[t("at-the-door.missing.text")]} />;
  return hasFailed ? <Unread onRetry={find} /> : <Loading />;
}

function OpenDoor({ book, caller }: { book: DoorBook; caller: Caller | undefined }) {
  const [state, setState] = useState(book.state);
  const [progress, setProgress] = useState<"under-way" | "failed">();
  useEffect(() => {
    setState(book.state);
    return book.subscribe(() => setState(book.state));
  }, [book]);

  /** First the list goes from the device, then the session ends, if the server can be reached. */
  async function leave() {
    setProgress("under-way");
    await book.leaveDevice();
    // A page from the server, without anything that was loaded before.
    if (await signOut()) location.assign(screens.home);
    else setProgress("failed");
  }

  const { access, known, connection, unsent } = state;
  const isOver = access === "ended" || access === "expired";
  useEffect(() => {
    if (isOver && unsent === 0) forgetEvent();
  }, [isOver, unsent]);
  const kept = unsent > 0 ? [t("at-the-door.ended.unsent", { count: unsent })] : [];
  if (progress === "under-way") return <Loading text={t("at-the-door.leave.underWay")} />;
  if (progress === "failed") {
    const texts = [t("at-the-door.leave.failed"), ...kept];
    return <Message title={t("at-the-door.leave.failedTitle")} texts={texts} onRetry={() => void leave()} />;
  }
  if (access === "ended" || (isOver && isHelp)) {
    const sent = unsent === 0 ? [t("at-the-door.ended.sent")] : kept;
    return <Message title={t("at-the-door.ended.title")} texts={[...sent, t("at-the-door.ended.text")]} />;
  }
  if (isOver) return <Stranger texts={kept} />;
  if (known) {
    const { helper, eventScreens } = typeof caller === "object" ? caller : {};
    return <DoorScreen book={book} state={state} leaving={{ helper, eventScreens, leave: () => void leave() }} />;
  }
  return connection === "offline" ? <Unread onRetry={() => book.retryNow()} /> : <Loading />;
}

const Loading = ({ text = t("at-the-door.loading") }) => (
  <main class="message">
    <p role="status">{text}</p>
  </main>
);

const Unread = ({ onRetry }: { onRetry(): void }) => (
  <Message title={t("at-the-door.unread.title")} texts={[t("at-the-door.unread.text")]} onRetry={onRetry} />
);

function Stranger({ texts }: { texts: readonly string[] }) {
  const title = t(isHelp ? "at-the-door.none.title" : "at-the-door.expired.title");
  const text = t(isHelp ? "at-the-door.none.text" : "at-the-door.expired.text");
  const next = isHelp
    ? { href: screens.home, text: t("at-the-door.none.home") }
    : { href: screens.signIn, text: t("at-the-door.expired.signIn") };
  return <Message title={title} texts={[...texts, text]} next={next} />;
}

const place = document.getElementById("door");
if (place) render(<Door />, place);
void keepPage();
