import { Stack, Text } from "@chakra-ui/react";
import { t, textOf } from "../../../lib/text.ts";
import type { Problem } from "../model/problems.ts";
import type { Selection } from "../model/selection.ts";
import { type ShownBoard, useSeating } from "../seating.ts";
import { useSelection } from "../selection-store.ts";
import { GuestPanel } from "./guest-panel.tsx";
import { GuestsPanel } from "./guests-panel.tsx";
import { TablePanel } from "./table-panel.tsx";

interface SelectedPanelProps {
  shown: ShownBoard;
  problems: readonly Problem[];
}

export function SelectedPanel({ shown, problems }: SelectedPanelProps) {
  const selection = useSelection(useSeating().selection);
  const { board } = shown;
  const guests = [...selection.guestIds].flatMap((id) => board.guests.get(id) ?? []);
  const [guest] = guests;
  const table = selection.tableId === null ? undefined : board.tables.get(selection.tableId);
  return (
    <Stack gap="4">
      {guest && guests.length === 1 && <GuestPanel key={guest.id} guest={guest} shown={shown} />}
      {guests.length > 1 && <GuestsPanel guests={guests} shown={shown} />}
      {table && <TablePanel key={table.id} table={table} shown={shown} />}
      <Remarks problems={problems.filter((problem) => isAbout(problem, selection))} />
      {!guest && !table && (
        <Text color="fg.muted" textStyle="sm">
          {t("seating.nothingSelected")}
        </Text>
      )}
    </Stack>
  );
}

function isAbout({ guestIds, tableIds }: Problem, selection: Selection): boolean {
  if (selection.tableId !== null) return tableIds.includes(selection.tableId);
  return selection.guestIds.size === 1 && guestIds.some((id) => selection.guestIds.has(id));
}

function Remarks({ problems }: { problems: readonly Problem[] }) {
  if (problems.length === 0) return null;
  return (
    <Stack gap="2">
      {problems.map(({ key, text }) => (
        <Text key={key} textStyle="sm" px="3" py="2" rounded="l1" bg="brass.subtle" color="brass.fg">
          {textOf(text)}
        </Text>
      ))}
    </Stack>
  );
}
