import { message } from "../../../../common/messages/message.ts";
import { tableTitleMessage } from "../../../../common/table-messages.ts";
import type { Wish } from "../../../../common/wishes/wish.ts";
import type { WishOutcome, WishOutcomes } from "../../../../common/wishes/wish-outcomes.ts";
import { tableTitle } from "../../../lib/table-texts.ts";
import { languageTag } from "../../../lib/text.ts";
import type { Board } from "./board.ts";
import type { BoardIndex } from "./board-index.ts";
import type { Problem } from "./problems.ts";

const and = new Intl.ListFormat(languageTag);

/** The required wishes that a seating breaks. */
export function findBrokenWishes(
  board: Board,
  index: BoardIndex,
  wishes: readonly Wish[],
  { byWish }: Pick<WishOutcomes, "byWish">,
): readonly Problem[] {
  return wishes.flatMap((wish) => {
    const outcome = byWish.get(wish.id);
    if (!outcome) return [];
    if (wish.kind === "TOGETHER" || wish.kind === "APART") return brokenAmong(wish, outcome, board);
    if (isAboutTables(wish)) return brokenAtTables(wish, outcome, board);
    return wish.kind === "TABLE_MINIMUM" ? tooFewAt(wish, outcome, index) : [];
  });
}

const isAboutTables = ({ kind }: Wish) =>
  kind === "AT_TABLES" || kind === "NOT_AT_TABLES" || kind === "CHILDREN_AT_TABLES";

/** Of guests apart, those who share a table; of guests together, all who have one. */
function brokenAmong({ id, kind, guestIds }: Wish, { missedBy }: WishOutcome, board: Board): Problem[] {
  if (missedBy.length === 0) return [];
  const tableOf = (guestId: number) => board.guests.get(guestId)?.tableNumber ?? "";
  const seated = guestIds.filter((guestId) => tableOf(guestId) !== "");
  const broken = kind === "TOGETHER" ? seated : seated.filter((guestId) => missedBy.includes(guestId));
  const names = and.format(broken.flatMap((guestId) => board.guests.get(guestId)?.name ?? []));
  const labels = new Set(broken.map(tableOf));
  return [
    {
      kind: "brokenWish",
      key: `brokenWish ${id}`,
      guestIds: broken,
      tableIds: [...board.tables.values()].filter(({ label }) => labels.has(label)).map((table) => table.id),
      text:
        kind === "TOGETHER"
          ? message("seating.problems.notTogether", { names })
          : message("seating.problems.notApart", { names }),
    },
  ];
}

function brokenAtTables(wish: Wish, { missedBy }: WishOutcome, { guests, tables }: Board): Problem[] {
  if (missedBy.length === 0) return [];
  const seated = missedBy.flatMap((id) => guests.get(id) ?? []);
  const labels = new Set(seated.map(({ tableNumber }) => tableNumber));
  const values = {
    names: and.format(seated.map(({ name }) => name)),
    tables: and.format(wish.tableIds.flatMap((id) => tables.get(id)?.label ?? []).map(tableTitle)),
  };
  return [
    {
      kind: "brokenWish",
      key: `brokenWish ${wish.id}`,
      guestIds: missedBy,
      tableIds: [...tables.values()].filter(({ label }) => labels.has(label)).map(({ id }) => id),
      text:
        wish.kind === "NOT_AT_TABLES"
          ? message("seating.problems.atTables", values)
          : message("seating.problems.notAtTables", values),
    },
  ];
}

function tooFewAt({ minimum }: Wish, { missedAt }: WishOutcome, { tables, guestsAt }: BoardIndex): Problem[] {
  return tables.flatMap((table): Problem[] => {
    if (!missedAt.includes(table.id)) return [];
    const guests = guestsAt.get(table.id) ?? [];
    const values = { table: tableTitleMessage(table.label), count: guests.length, minimum: minimum ?? 1 };
    return [
      {
        kind: "brokenWish",
        key: `brokenWish table ${table.id}`,
        guestIds: guests.map(({ id }) => id),
        tableIds: [table.id],
        text: message("seating.problems.tooFew", values),
      },
    ];
  });
}
