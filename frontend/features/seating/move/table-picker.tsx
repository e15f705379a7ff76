import { Box, Input } from "@chakra-ui/react";
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from "react";
import { maxTableNumberLength } from "../../../../common/limits.ts";
import { t } from "../../../lib/text.ts";
import type { BoardGuest } from "../model/board.ts";
import { freeSeats, swapChoices, type TableChoice, tableChoices } from "../model/table-choices.ts";
import type { Moving, ShownBoard } from "../seating.ts";
import { countText, tableTitle } from "../table-texts.ts";

interface TablePickerProps {
  moving: Moving;
  shown: ShownBoard;
  isPhone: boolean;
  onPick: (label: string) => void;
  /** A guest was chosen to swap with. */
  onSwap: (guestId: number) => void;
}

/** A line of the list. */
interface Choice {
  key: string;
  label: string;
  /** The guest to swap with; null for a table. */
  swapId: number | null;
  title: string;
  note: string;
}

/** Most choices in the list. Other tables are found by typing. */
const mostChoices = 300;

/** A field for a table's label with the tables that match, and a new one if none has that label. */
export function TablePicker({ moving, shown, isPhone, onPick, onSwap }: TablePickerProps) {
  const [typed, setTyped] = useState(moving.typed);
  const [chosen, setChosen] = useState(0);
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const { board, index } = shown;
  const choices = useMemo((): Choice[] => {
    const guests = moving.guestIds.flatMap((id) => board.guests.get(id) ?? []);
    const [guest, ...others] = guests;
    const canUnseat = guests.some(({ tableNumber }) => tableNumber !== "");
    const tables = tableChoices(index, { typed, count: guests.length, canUnseat }).slice(0, mostChoices);
    const swaps = guest && others.length === 0 ? swapChoices(board.guests.values(), guest, typed) : [];
    return [...tables.map(ofTable), ...swaps.map(ofSwap)];
  }, [board, index, moving, typed]);
  const pick = (choice: Choice) => (choice.swapId === null ? onPick(choice.label) : onSwap(choice.swapId));
  const label = moving.guestIds.length === 1 ? t("seating.move.fieldOrGuest") : t("seating.move.field");
  const current = Math.min(chosen, choices.length - 1);

  useEffect(() => {
    list.current?.children[current]?.scrollIntoView({ block: "nearest" });
  }, [current]);

  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setChosen((current + step + choices.length) % choices.length);
    } else if (event.key === "Enter") {
      event.preventDefault();
      const choice = choices[current];
      if (choice) pick(choice);
    }
  }

  return (
    <>
      <Input
        role="combobox"
        aria-label={label}
        placeholder={label}
        aria-expanded
        aria-autocomplete="list"
        aria-controls={listId}
        aria-activedescendant={`${listId}-${current}`}
        autoComplete="off"
        spellCheck={false}
        maxLength={maxTableNumberLength}
        size={isPhone ? "lg" : "md"}
        // At once, so that no key is lost of a number typed on a guest. On a phone, the keyboard would cover the tables.
        autoFocus={!isPhone}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setChosen(0);
        }}
        onKeyDown={onKeyDown}
      />
      <Box
        ref={list}
        id={listId}
        role="listbox"
        aria-label={t("seating.move.tables")}
        mt="2"
        mx="-2"
        maxH={isPhone ? "50dvh" : "20rem"}
        minH="0"
        overflowY="auto"
        overscrollBehavior="contain"
      >
        {choices.map((choice, at) => (
          <Box
            key={choice.key}
            id={`${listId}-${at}`}
            role="option"
            aria-selected={at === current}
            display="flex"
            justifyContent="space-between"
            gap="3"
            alignItems="center"
            px="3"
            minH={isPhone ? "12" : "9"}
            rounded="l1"
            cursor="pointer"
            bg={at === current && !isPhone ? "colorPalette.subtle" : undefined}
            _hover={{ bg: "colorPalette.subtle" }}
            onClick={() => pick(choice)}
          >
            <Box as="span" fontWeight="medium" overflowWrap="anywhere">
              {choice.title}
            </Box>
            <Box as="span" color="fg.muted" textStyle="sm" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
              {choice.note}
            </Box>
          </Box>
        ))}
      </Box>
    </>
  );
}

function ofTable(choice: TableChoice): Choice {
  const { kind, label } = choice;
  return { key: `${kind} ${label}`, label, swapId: null, title: choiceTitle(choice), note: roomText(choice) };
}

function ofSwap({ id, name, tableNumber }: BoardGuest): Choice {
  const title = t("seating.move.swap", { name });
  return { key: `swap ${id}`, label: tableNumber, swapId: id, title, note: tableTitle(tableNumber) };
}

function choiceTitle({ kind, label }: TableChoice): string {
  if (kind === "noSeat") return t("seating.move.noSeat");
  return kind === "newTable" ? t("seating.move.newTable", { label }) : tableTitle(label);
}

function roomText(choice: TableChoice): string {
  if (choice.kind !== "table") return "";
  const free = freeSeats(choice);
  if (free === null) return countText(choice, choice.seatedCount);
  return free > 0 ? t("seating.free", { count: free }) : t("seating.full");
}
