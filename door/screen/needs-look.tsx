/** @jsxImportSource preact */
import type { DoorAnswer, DoorCard, DoorCardSide } from "../book/door-state.ts";
import { useScreen } from "./context.ts";
import { nameOf } from "./person-texts.ts";
import { t, tableTitle, timeText } from "./text.ts";

/** Facts that do not fit together: both sides, and one tap for each answer. */
export function NeedsLook({ isOpen, onToggle }: { isOpen: boolean; onToggle(): void }) {
  const { cards } = useScreen().state;
  if (cards.length === 0) return null;
  return (
    <section class="needs-look">
      <h2>
        <button type="button" class="look-title" aria-expanded={isOpen} onClick={onToggle}>
          {t("at-the-door.look.title", { count: cards.length })}
        </button>
      </h2>
      {isOpen && (
        <ul>
          {cards.map((card) => (
            <Card key={card.id} card={card} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Card({ card }: { card: DoorCard }) {
  const { acts } = useScreen();
  const { person, reason, sides, answers } = card;
  const name = (person ? nameOf(person) : card.name) || t("at-the-door.look.somebody");
  return (
    <li class="card">
      <p>{reason === "GUEST_GONE" ? t("at-the-door.look.GUEST_GONE") : t(`at-the-door.look.${reason}`, { name })}</p>
      <ul class="sides">
        {sides.map((side) => (
          <li key={side.operationId}>{sideText(side)}</li>
        ))}
      </ul>
      <div class="acts">
        {answers.map((answer) => (
          <button
            type="button"
            class="quiet"
            key={answerText(answer, card)}
            onClick={() => acts.answerCard(card, answer)}
          >
            {answerText(answer, card)}
          </button>
        ))}
      </div>
    </li>
  );
}

/** "Here · 19:42 · Main door", "Guest list · Table 9". */
function sideText({ kind, at, by, tableLabel, name }: DoorCardSide): string {
  const isAboutTable = kind === "RESEATED" || kind === "WALK_IN";
  return joined([
    t(`at-the-door.look.side.${kind}`),
    name,
    isAboutTable ? tableTitle(tableLabel) : "",
    whenText({ at, by }),
  ]);
}

const whenText = ({ at, by }: Pick<DoorCardSide, "at" | "by">) => joined([timeText(at), by]);

const joined = (parts: readonly string[]) => parts.filter((part) => part !== "").join(" · ");

function answerText(answer: DoorAnswer, { reason, sides }: DoorCard): string {
  switch (answer.kind) {
    case "KEEP":
      return keepText(reason);
    case "UNDO": {
      const side = sides.find(({ operationId }) => operationId === answer.operationId);
      return t("at-the-door.look.answer.undo", { side: side ? whenText(side) : "" });
    }
    case "SEAT":
      return t("at-the-door.look.answer.seat", { table: tableTitle(answer.tableLabel) });
    case "NAME":
      return t("at-the-door.look.answer.name", { name: answer.name });
  }
}

function keepText(reason: DoorCard["reason"]): string {
  if (reason === "TWO_DOORS") return t("at-the-door.look.answer.onePerson");
  if (reason === "GUEST_GONE" || reason === "NOT_TAKEN") return t("at-the-door.look.answer.allRight");
  return t("at-the-door.look.answer.keep");
}
