import type { WishSeating } from "./wish.ts";
import { priorityWeights, type Wish } from "./wish.ts";
import { wishFacts } from "./wish-kinds.ts";
import { type WishOutcome, WishReader } from "./wish-outcomes.ts";

/** A guest with a seat, and what could be instead. */
export interface AskedSeat {
  readonly guestId: number;
  /** Who would move with the guest, and the guest. */
  readonly party: readonly number[];
  /** Other tables with room for them. */
  readonly tables: readonly number[];
}

/** Why a guest sits where they sit. */
export interface WhyHere {
  /** The wishes about the guest that the seat meets, the strongest first. */
  readonly met: readonly Wish[];
  /** The table where least would be missed, and the wishes that would be; null if none has room. */
  readonly other: { readonly tableId: number; readonly missed: readonly Wish[] } | null;
}

/** A step above the highest priority. */
const requiredWeight = 4 * priorityWeights.HIGH;
const weightOf = ({ kind, priority }: Wish) =>
  wishFacts(kind).isRequired ? requiredWeight : priorityWeights[priority];

/** As the outcomes of the wishes count it, here and after a move to each of the other tables. */
export function whyHere({ guestId, party, tables }: AskedSeat, wishes: readonly Wish[], seating: WishSeating): WhyHere {
  const reader = new WishReader(wishes, seating);
  const isOfEveryone = ({ kind }: Wish) => wishFacts(kind).family === "everyone";
  const about = wishes.filter((wish) => isOfEveryone(wish) || party.some((id) => isAbout(wish, id, reader)));
  const ids = about.map(({ id }) => id);
  const outcomesOf = (tableOf: WishSeating["tableOf"]) => reader.outcomes(tableOf, ids).byWish;
  const here = outcomesOf(seating.tableOf);
  const others = tables.map((tableId) => {
    const there = outcomesOf(new Map([...seating.tableOf, ...party.map((id) => [id, tableId] as const)]));
    const losses = about.map((wish) => ({ wish, loss: missedIn(there.get(wish.id)) - missedIn(here.get(wish.id)) }));
    const price = losses.reduce((sum, { wish, loss }) => sum + weightOf(wish) * loss, 0);
    return { tableId, price, missed: losses.flatMap(({ wish, loss }) => (loss > 0 ? wish : [])) };
  });
  const best = others.reduce<(typeof others)[number] | null>(
    (one, next) => (one === null || next.price < one.price ? next : one),
    null,
  );
  return {
    met: byWeight(about.filter((wish) => isAbout(wish, guestId, reader) && isMetFor(guestId, here.get(wish.id)))),
    other: best && { tableId: best.tableId, missed: byWeight(best.missed) },
  };
}

const byWeight = (wishes: readonly Wish[]) => wishes.toSorted((one, other) => weightOf(other) - weightOf(one));

const missedIn = (outcome: WishOutcome | undefined) =>
  (outcome?.missedBy.length ?? 0) + (outcome?.missedAt.length ?? 0);

const isMetFor = (guestId: number, outcome: WishOutcome | undefined) =>
  outcome !== undefined && outcome.state !== "open" && !outcome.missedBy.includes(guestId);

/** Whether a guest has a part in a wish: by name, by a value that others share, as a child, or by knowing somebody. */
function isAbout({ id }: Wish, guestId: number, { terms, circles }: WishReader): boolean {
  const term = terms.get(id);
  if (term?.kind === "company") return circles.some((circle) => circle.includes(guestId));
  if (term?.kind === "at") return term.ids.includes(guestId);
  return term !== undefined && "sets" in term && term.sets.some(({ ids }) => ids.includes(guestId));
}
