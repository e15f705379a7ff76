/** @jsxImportSource preact */
import type { DoorFact } from "../../../common/door/door-news.ts";
import { type Answer, answersTo } from "../device/operations.ts";
import type { DoorCard, DoorState } from "../device/state.ts";
import { missingIn, nameOf, t, tableTitle, timeText } from "./text.ts";
import { Button, useScreen } from "./ui.tsx";

/** Whether what is recorded reaches the server, and how many are here and missing. Always on the screen. */
export function StateLine({ isMissing, onMissing }: { isMissing: boolean; onMissing(): void }) {
  const { state, book } = useScreen();
  const missing = state.known?.worksOffline ? missingIn(state).length : 0;
  const { connection, counts } = state;
  const isOffline = connection === "offline";
  return (
    <div class="state" data-connection={connection}>
      <p class={isOffline ? "look-here" : "muted"}>
        <span class="state-text" role="status">
          {stateText(state)}
        </span>
        {isOffline && (
          <Button class="link" onClick={() => book.retryNow()}>
            {t("at-the-door.state.retry")}
          </Button>
        )}
      </p>
      <p>
        <strong>{t("at-the-door.here", counts)}</strong>
        {missing > 0 && (
          <Button class="link" isPressed={isMissing} onClick={onMissing}>
            {t("at-the-door.absent.show", { count: missing })}
          </Button>
        )}
      </p>
    </div>
  );
}

function stateText({ connection, since, unsent: count }: DoorState): string {
  if (connection === "connecting") return t("at-the-door.state.connecting");
  if (connection === "connected") {
    return count > 0 ? t("at-the-door.state.sending", { count }) : t("at-the-door.state.connected");
  }
  const time = timeText(since);
  return count > 0 ? t("at-the-door.state.offlineUnsent", { time, count }) : t("at-the-door.state.offline", { time });
}

/** Facts that do not fit together: both sides, and one tap for each answer. */
export function NeedsLook({ isOpen }: { isOpen: boolean }) {
  const { cards } = useScreen().state;
  if (cards.length === 0) return null;
  return (
    <details class="notice" open={isOpen}>
      <summary class="look-here">{t("at-the-door.look.title", { count: cards.length })}</summary>
      <ul>
        {cards.map((card) => (
          <Card key={card.operationIds.join()} card={card} />
        ))}
      </ul>
    </details>
  );
}

function Card({ card }: { card: DoorCard }) {
  const { act } = useScreen();
  const { person, reason, operations } = card;
  const recordedName = operations.find(({ name }) => name)?.name;
  const name = (person ? nameOf(person) : recordedName) ?? t("at-the-door.look.somebody");
  return (
    <li class="card">
      <strong>
        {reason === "GUEST_GONE" ? t("at-the-door.look.GUEST_GONE") : t(`at-the-door.look.${reason}`, { name })}
      </strong>
      <ul class="muted">
        {operations.map((operation) => (
          <li key={operation.id}>{factText(operation)}</li>
        ))}
      </ul>
      <div class="acts">
        {answersTo(card).map((answer) => (
          <Button key={answerText(answer)} onClick={() => act(answer.drafts, t("at-the-door.said.answered"))}>
            {answerText(answer)}
          </Button>
        ))}
      </div>
    </li>
  );
}

/** "Here · 19:42 · Main door", "New table · Table 9 · 19:42". */
function factText(fact: DoorFact): string {
  const { kind, name, tableLabel } = fact;
  const table = kind === "RESEATED" || kind === "WALK_IN" ? tableTitle(tableLabel ?? "") : "";
  return [t(`at-the-door.look.side.${kind}`), name, table, whenAndWho(fact)].filter(Boolean).join(" · ");
}

const whenAndWho = ({ at, by }: DoorFact) => [timeText(new Date(at)), by].filter(Boolean).join(" · ");

function answerText({ kind, about }: Answer): string {
  if (kind === "UNDO" && about) return t("at-the-door.look.answer.undo", { side: whenAndWho(about) });
  if (kind === "SEAT") return t("at-the-door.look.answer.seat", { table: tableTitle(about?.tableLabel ?? "") });
  if (kind === "NAME") return t("at-the-door.look.answer.name", { name: about?.name ?? "" });
  return t(kind === "ONE" ? "at-the-door.look.answer.onePerson" : "at-the-door.look.answer.keep");
}
