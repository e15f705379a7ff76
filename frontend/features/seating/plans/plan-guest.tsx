import { CloseButton, Drawer, Flex, Heading, Portal, Stack, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { tableTitle } from "../../../lib/table-texts.ts";
import { t } from "../../../lib/text.ts";
import type { BoardGuest } from "../model/board.ts";
import type { SeatMove } from "../model/board-act.ts";
import type { ShownBoard } from "../seating.ts";
import { WhyHere } from "./why-here.tsx";

interface PlanGuestProps {
  guest: BoardGuest;
  shown: ShownBoard;
  moves: readonly SeatMove[];
  isPhone: boolean;
  onClose: () => void;
}

export function PlanGuest({ guest, shown, moves, isPhone, onClose }: PlanGuestProps) {
  const move = moves.find(({ guestId }) => guestId === guest.id);
  const label = move?.tableLabel ?? guest.tableNumber;
  const seat = move ? (move.seatNumber ?? null) : guest.seatNumber;
  const details = (
    <Stack gap="3">
      <PlaceText label={label} seat={seat} before={move ? guest.tableNumber : label} />
      {label !== "" && (
        <Stack gap="2">
          <Heading as={isPhone ? "h3" : "h4"} textStyle="md" fontFamily="body" fontWeight="semibold">
            {t("seating-suggestion.why.title")}
          </Heading>
          <WhyHere guest={guest} shown={shown} moves={moves} />
        </Stack>
      )}
    </Stack>
  );
  if (isPhone) {
    return (
      <Sheet title={guest.name} onClose={onClose}>
        {details}
      </Sheet>
    );
  }
  return (
    <Stack as="section" gap="1" aria-label={guest.name}>
      <Flex justify="space-between" gap="2">
        <Heading as="h3" textStyle="lg" overflowWrap="anywhere">
          {guest.name}
        </Heading>
        <CloseButton size="sm" aria-label={t("ui.close")} onClick={onClose} />
      </Flex>
      {details}
    </Stack>
  );
}

function PlaceText({ label, seat, before }: { label: string; seat: number | null; before: string }) {
  const table = label === "" ? t("seating.noSeat") : tableTitle(label);
  const place = seat === null ? table : t("seating-suggestion.chair.at", { table, seat });
  if (label === before) return <Text color="fg.muted">{place}</Text>;
  const from =
    before === "" ? t("seating-suggestion.row.hadNoSeat") : t("seating-suggestion.row.from", { label: before });
  return (
    <Flex gap="2" align="baseline" wrap="wrap">
      <Text>{place}</Text>
      <Text textStyle="sm" color="fg.muted">
        {from}
      </Text>
    </Flex>
  );
}

function Sheet({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  return (
    <Drawer.Root
      placement="bottom"
      open
      onOpenChange={(change) => {
        if (!change.open) onClose();
      }}
    >
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content maxH="85dvh" borderTopRadius="l3">
            <Drawer.Header pb="0">
              <Drawer.Title textStyle="lg" overflowWrap="anywhere" pe="8">
                {title}
              </Drawer.Title>
            </Drawer.Header>
            <Drawer.Body pt="1" pb="6">
              {children}
            </Drawer.Body>
            <Drawer.CloseTrigger asChild>
              <CloseButton size="lg" aria-label={t("ui.close")} />
            </Drawer.CloseTrigger>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}
