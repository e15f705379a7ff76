import { List, Stack, Text } from "@chakra-ui/react";
import { use, useMemo } from "react";
import { whyHere } from "../../../../common/wishes/why-here.ts";
import type { Wish } from "../../../../common/wishes/wish.ts";
import { tableTitle } from "../../../lib/table-texts.ts";
import { languageTag, t } from "../../../lib/text.ts";
import type { BoardGuest } from "../model/board.ts";
import type { ShownBoard } from "../seating.ts";
import { tablesOf, useWishes } from "../wishes/use-wishes.ts";
import { kindText, namesOnBoard, namesText, wishText } from "../wishes/wish-texts.ts";
import { askedSeat, companionsAtTable } from "./model/asked-seat.ts";
import { withoutLocks } from "./model/plan-rows.ts";
import { PreviewContext } from "./preview-context.ts";

interface WhyHereProps {
  guest: BoardGuest;
  shown: ShownBoard;
}

const list = new Intl.ListFormat(languageTag);

export function WhyHere({ guest, shown }: WhyHereProps) {
  const { wishes, places } = useWishes();
  const includesLocked = use(PreviewContext)?.includesLockedTables ?? false;
  const board = useMemo(
    () => (includesLocked ? withoutLocks(shown.board) : shown.board),
    [shown.board, includesLocked],
  );
  const tableOf = useMemo(() => tablesOf(shown.index), [shown.index]);
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
    ...companionsAtTable(guest, board, tableOf).map(({ source, guestIds }) => {
      const names = namesText(guestIds.flatMap(nameOf));
      return source.kind === "household"
        ? t("seating-suggestion.reason.household", { names, household: source.name })
        : t("seating-suggestion.reason.plusOne", { names });
    }),
  ];
}
