import { Button, Flex, Heading, List, Stack, Text } from "@chakra-ui/react";
import { use, useMemo } from "react";
import { whyHere } from "../../../../../common/wishes/why-here.ts";
import type { Wish } from "../../../../../common/wishes/wish.ts";
import { tableTitle } from "../../../lib/tables.ts";
import { languageTag, t } from "../../../lib/text.ts";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { SwitchRow } from "../../../ui/switch-field.tsx";
import { AttendanceField, CommitField, HeldText, PanelButton, wholeNumberIn } from "../fields.tsx";
import type { BoardGuest } from "../model/board.ts";
import type { GuestDetails } from "../model/board-act.ts";
import { extraValue } from "../model/guest-filter.ts";
import { holdOf } from "../model/seat-moves.ts";
import { selectGuests } from "../model/selection.ts";
import { askedSeat, companionsAtTable } from "../plans/model/asked-seat.ts";
import { withoutLocks } from "../plans/model/plan-rows.ts";
import { fromText, PreviewContext } from "../plans/use-preview.ts";
import { type ShownBoard, useSeating, useShown } from "../seating.ts";
import { giveSeatNumber, moveGuests, openMove } from "../seating-actions.ts";
import { GuestWishes } from "../wishes/selected-wishes.tsx";
import { tablesOf } from "../wishes/use-wishes.ts";
import { kindText, namesOnBoard, namesText, wishText } from "../wishes/wish-texts.ts";

const maxSeats = 1000;

interface GuestPanelProps {
  guest: BoardGuest;
}

export function GuestPanel({ guest }: GuestPanelProps) {
  const seating = useSeating();
  const { board } = useShown();
  const { isReadOnly } = seating;
  const from = use(PreviewContext)?.from.get(guest.id);
  const host = guest.guestOfId === null ? undefined : board.guests.get(guest.guestOfId);
  const isSeated = guest.tableNumber !== "";
  const hold = holdOf(board, [guest]);
  const save = (details: GuestDetails) => void seating.act({ kind: "details", guestIds: [guest.id], details });

  function saveSeat(text: string): void {
    const seatNumber = text === "" ? null : wholeNumberIn(text, 1, maxSeats);
    if (seatNumber === undefined) return;
    giveSeatNumber(seating, guest, seatNumber);
  }

  return (
    <Stack gap="4">
      <Stack gap="1">
        <Heading as="h3" textStyle="lg" overflowWrap="anywhere">
          {guest.name}
        </Heading>
        {host && <Text color="fg.muted">{t("seating.guest.guestOf", { name: host.name })}</Text>}
        <Text color="fg.muted">{isSeated ? tableTitle(guest.tableNumber) : t("seating.noSeat")}</Text>
        {from !== undefined && <Text color="brand.fg">{fromText(from)}</Text>}
        {guest.isChild && <Text color="fg.muted">{t("seating.guest.child")}</Text>}
        {guest.needsAccess && <Text color="fg.muted">{t("seating.guest.needsAccess")}</Text>}
      </Stack>
      {!isReadOnly && <HeldText hold={hold} />}
      {!isReadOnly && (
        <Flex gap="2" wrap="wrap">
          <PanelButton variant="solid" onClick={() => openMove(seating, [guest.id])}>
            {t("seating.moveTo")}
          </PanelButton>
          {isSeated && (
            <PanelButton disabled={hold !== null} onClick={() => moveGuests(seating, [guest.id], "")}>
              {t("seating.takeSeat")}
            </PanelButton>
          )}
          <PanelButton onClick={() => seating.form.set({ kind: "edit", guestId: guest.id })}>
            {t("guest-list.edit")}
          </PanelButton>
        </Flex>
      )}
      {isSeated && (
        <Disclosure title={t("seating-suggestion.why.open")}>
          <WhyHere guest={guest} />
        </Disclosure>
      )}
      <GuestWishes guest={guest} />
      <AttendanceField guestIds={[guest.id]} value={guest.attendance} />
      {isSeated && (
        <CommitField
          label={t("seating.guest.seatNumber")}
          value={guest.seatNumber === null ? "" : String(guest.seatNumber)}
          inputMode="numeric"
          isDisabled={isReadOnly || hold !== null}
          onCommit={saveSeat}
        />
      )}
      <SwitchRow
        label={t("seating.guest.lock")}
        isOn={guest.isLocked}
        isDisabled={isReadOnly}
        onChange={(isLocked) => save({ isLocked })}
      />
      <SimilarGuests guest={guest} />
    </Stack>
  );
}

function SimilarGuests({ guest }: GuestPanelProps) {
  const { selection } = useSeating();
  const guests = [...useShown().board.guests.values()];
  const select = (isMeant: (other: BoardGuest) => boolean) =>
    selection.set(selectGuests(guests.filter(isMeant).map(({ id }) => id)));
  const columns = Object.entries(guest.additionalInfo).filter(([, value]) => String(value) !== "");
  if (guest.household === "" && columns.length === 0) return null;
  return (
    <Stack gap="2" role="group" aria-label={t("seating.guest.selectSimilar")}>
      <Text textStyle="sm" fontWeight="medium">
        {t("seating.guest.selectSimilar")}
      </Text>
      <Flex wrap="wrap" gap="2">
        {guest.household !== "" && (
          <Button
            size={{ base: "md", lg: "xs" }}
            minH={{ base: "11", lg: "7" }}
            variant="outline"
            onClick={() => select(({ household }) => household.toLowerCase() === guest.household.toLowerCase())}
          >
            {t("seating.guest.household", { household: guest.household })}
          </Button>
        )}
        {columns.map(([column, value]) => (
          <Button
            key={column}
            size={{ base: "md", lg: "xs" }}
            minH={{ base: "11", lg: "7" }}
            variant="outline"
            onClick={() => select((other) => extraValue(other, column) === String(value))}
          >
            {t("seating.guest.sameValue", { column, value: String(value) })}
          </Button>
        ))}
      </Flex>
    </Stack>
  );
}

const list = new Intl.ListFormat(languageTag);

function WhyHere({ guest }: GuestPanelProps) {
  const shown = useShown();
  const { wishes, places } = shown;
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
  // Wishes about guests of one name read alike.
  const reasons = [...new Set([...factsOf(guest, board, tableOf), ...met.map(textOf)])];
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
