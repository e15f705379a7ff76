import { List, Stack, Text } from "@chakra-ui/react";
import { useMemo } from "react";
import { whyHere } from "../../../../common/wishes/why-here.ts";
import type { Wish } from "../../../../common/wishes/wish.ts";
import { tableTitle } from "../../../lib/table-texts.ts";
import { languageTag, t } from "../../../lib/text.ts";
import type { BoardGuest } from "../model/board.ts";
import type { ShownBoard } from "../seating.ts";
import { useWishes } from "../wishes/use-wishes.ts";
import { kindText, namesOnBoard, namesText, wishText } from "../wishes/wish-texts.ts";
import { askedSeat, companionsAtTable } from "./model/asked-seat.ts";
import type { SuggestedMove } from "./model/proposal.ts";
import { tablesAfter } from "./model/tables-after.ts";

interface WhyHereProps {
  guest: BoardGuest;
  shown: ShownBoard;
  /** Moves to assume; none for the board as it is. */
  moves: readonly SuggestedMove[];
}

const list = new Intl.ListFormat(languageTag);

export function WhyHere({ guest, shown: { board, index }, moves }: WhyHereProps) {
  const { wishes, places } = useWishes();
  const tableOf = useMemo(() => tablesAfter(index, moves), [index, moves]);
  const { met, other } = useMemo(() => {
    const [guests, tables] = [[...board.guests.values()], [...board.tables.values()]];
    return whyHere(askedSeat(guest, board, wishes, tableOf), wishes, { guests, tables, fixtures: places, tableOf });
  }, [guest, board, wishes, places, tableOf]);
  const names = namesOnBoard(board, places);
  const textOf = (wish: Wish) => {
    const [kind, says] = [kindText(wish.kind), wishText(wish, names)];
    return kind === says ? kind : t("seating-suggestion.why.wish", { kind, wish: says });
  };
  const reasons = [...factsOf(guest, board, tableOf), ...met.map(textOf)];
  return (
    <Stack gap="3" textStyle="sm">
      {reasons.length === 0 ? (
        <Text color="fg.muted">{t("seating-suggestion.why.none")}</Text>
      ) : (
        <List.Root ps="4" gap="1.5" listStyle="disc">
          {reasons.map((reason) => (
            <List.Item key={reason} overflowWrap="anywhere">
              {reason}
            </List.Item>
          ))}
        </List.Root>
      )}
      {other && (
        <Stack gap="0.5">
          <Text fontWeight="semibold">{t("seating-suggestion.why.alternative")}</Text>
          <Text overflowWrap="anywhere">
            {other.missed.length === 0
              ? t("seating-suggestion.why.asGood", { table: titleOf(other.tableId) })
              : t("seating-suggestion.why.missed", {
                  table: titleOf(other.tableId),
                  wishes: list.format(other.missed.map(textOf)),
                })}
          </Text>
        </Stack>
      )}
    </Stack>
  );

  function titleOf(tableId: number): string {
    return tableTitle(board.tables.get(tableId)?.label ?? "");
  }
}

/** What keeps a guest at a table beside wishes. */
function factsOf(guest: BoardGuest, board: ShownBoard["board"], tableOf: ReadonlyMap<number, number>): string[] {
  const table = board.tables.get(tableOf.get(guest.id) ?? 0);
  const nameOf = (id: number) => board.guests.get(id)?.name ?? [];
  return [
    ...(guest.isLocked || table?.isLocked ? [t("seating-suggestion.why.locked")] : []),
    ...(guest.needsAccess && table?.isAccessible ? [t("seating-suggestion.why.access")] : []),
    ...companionsAtTable(guest, board, tableOf).map(({ household, guestIds }) => {
      const names = namesText(guestIds.flatMap(nameOf));
      return household === ""
        ? t("seating-suggestion.reason.plusOne", { names })
        : t("seating-suggestion.reason.household", { names, household });
    }),
  ];
}
