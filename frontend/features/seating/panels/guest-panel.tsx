import { Button, Flex, Heading, Stack, Text } from "@chakra-ui/react";
import { use } from "react";
import { tableTitle } from "../../../lib/table-texts.ts";
import { t } from "../../../lib/text.ts";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { ToggleField } from "../../../ui/switch-row.tsx";
import type { BoardGuest } from "../model/board.ts";
import type { GuestDetails } from "../model/board-act.ts";
import { extraValue } from "../model/guest-filter.ts";
import { holdOf } from "../model/move-refusals.ts";
import { selectGuests } from "../model/selection.ts";
import { fromText, PreviewContext } from "../plans/preview-context.ts";
import { WhyHere } from "../plans/why-here.tsx";
import { type ShownBoard, useSeating } from "../seating.ts";
import { giveSeatNumber, moveGuests, openMove } from "../seating-actions.ts";
import { wholeNumberIn } from "../whole-number-in.ts";
import { GuestWishes } from "../wishes/selected-wishes.tsx";
import { AttendanceField } from "./attendance-field.tsx";
import { CommitField } from "./commit-field.tsx";
import { HeldText } from "./held-text.tsx";

const maxSeats = 1000;

export function GuestPanel({ guest, shown }: { guest: BoardGuest; shown: ShownBoard }) {
  const seating = useSeating();
  const { isReadOnly } = seating;
  const from = use(PreviewContext)?.from.get(guest.id);
  const host = guest.guestOfId === null ? undefined : shown.board.guests.get(guest.guestOfId);
  const isSeated = guest.tableNumber !== "";
  const hold = holdOf(shown.board, [guest]);
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
          <Button size={{ base: "md", lg: "sm" }} onClick={() => openMove(seating, [guest.id])}>
            {t("seating.moveTo")}
          </Button>
          {isSeated && (
            <Button
              size={{ base: "md", lg: "sm" }}
              variant="outline"
              disabled={hold !== null}
              onClick={() => moveGuests(seating, [guest.id], "")}
            >
              {t("seating.takeSeat")}
            </Button>
          )}
          <Button
            size={{ base: "md", lg: "sm" }}
            variant="outline"
            onClick={() => seating.form.set({ kind: "edit", guestId: guest.id })}
          >
            {t("guest-list.edit")}
          </Button>
        </Flex>
      )}
      {isSeated && (
        <Disclosure title={t("seating-suggestion.why.open")}>
          <WhyHere guest={guest} shown={shown} />
        </Disclosure>
      )}
      <GuestWishes guest={guest} shown={shown} />
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
      <ToggleField
        label={t("seating.guest.lock")}
        isOn={guest.isLocked}
        isDisabled={isReadOnly}
        onToggle={(isLocked) => save({ isLocked })}
      />
      <SimilarGuests guest={guest} shown={shown} />
    </Stack>
  );
}

function SimilarGuests({ guest, shown }: { guest: BoardGuest; shown: ShownBoard }) {
  const { selection } = useSeating();
  const guests = [...shown.board.guests.values()];
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
