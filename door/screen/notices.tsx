/** @jsxImportSource preact */
import type { DoorAnswer, DoorCard, DoorCardSide } from "../device/state.ts";
import { nameOf, t, tableTitle, timeText } from "./text.ts";
import { Button, useScreen } from "./ui.tsx";

/** What stands in the way of recording, until it does not any more. `failure`: why the last act was not recorded. */
export function Notices({ failure }: { failure: string | undefined }) {
  const { canStore } = useScreen().state;
  return (
    <>
      {!canStore && <Problem title={t("at-the-door.refused.title")} text={t("at-the-door.refused.text")} />}
      {failure !== undefined && <Problem title={t("at-the-door.act.failed")} text={failure} />}
    </>
  );
}

const Problem = ({ title, text }: { title: string; text: string }) => (
  <div class="notice problem-notice" role="alert">
    <h2>{title}</h2>
    <p>{text}</p>
  </div>
);

/** Facts that do not fit together: both sides, and one tap for each answer. */
export function NeedsLook({ isOpen }: { isOpen: boolean }) {
  const { cards } = useScreen().state;
  if (cards.length === 0) return null;
  return (
    <details class="needs-look" open={isOpen}>
      <summary>{t("at-the-door.look.title", { count: cards.length })}</summary>
      <ul>
        {cards.map((card) => (
          <Card key={card.id} card={card} />
        ))}
      </ul>
    </details>
  );
}

function Card({ card }: { card: DoorCard }) {
  const { book, act } = useScreen();
  const { id, person, reason, sides, answers } = card;
  const name = (person ? nameOf(person) : card.name) || t("at-the-door.look.somebody");
  const answer = (given: DoorAnswer) => act(book.answerCard(id, given), t("at-the-door.said.answered"), false);
  return (
    <li class="card">
      <strong>
        {reason === "GUEST_GONE" ? t("at-the-door.look.GUEST_GONE") : t(`at-the-door.look.${reason}`, { name })}
      </strong>
      <ul class="muted">
        {sides.map((side) => (
          <li key={side.operationId}>{sideText(side)}</li>
        ))}
      </ul>
      <div class="acts">
        {answers.map((given) => (
          <Button key={answerText(given, card)} onClick={() => answer(given)}>
            {answerText(given, card)}
          </Button>
        ))}
      </div>
    </li>
  );
}

/** "Here · 19:42 · Main door", "New table · Table 9 · 19:42". */
function sideText({ kind, at, by, tableLabel, name }: DoorCardSide): string {
  const isAboutTable = kind === "RESEATED" || kind === "WALK_IN";
  const what = t(`at-the-door.look.side.${kind}`);
  return joined(what, name, isAboutTable ? tableTitle(tableLabel) : "", timeText(at), by);
}

const joined = (...parts: readonly string[]) => parts.filter((part) => part !== "").join(" · ");

function answerText(answer: DoorAnswer, { reason, sides }: DoorCard): string {
  switch (answer.kind) {
    case "KEEP":
      return t(reason === "TWO_DOORS" ? "at-the-door.look.answer.onePerson" : "at-the-door.look.answer.keep");
    case "UNDO": {
      const side = sides.find(({ operationId }) => operationId === answer.operationId);
      return t("at-the-door.look.answer.undo", { side: side ? joined(timeText(side.at), side.by) : "" });
    }
    case "SEAT":
      return t("at-the-door.look.answer.seat", { table: tableTitle(answer.tableLabel) });
    case "NAME":
      return t("at-the-door.look.answer.name", { name: answer.name });
  }
}
