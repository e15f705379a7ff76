import { Box, Input } from "@chakra-ui/react";
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from "react";
import { maxTableNumberLength } from "../../../../common/limits.ts";
import { t } from "../../../lib/text.ts";
import { freeSeats, type TableChoice, tableChoices } from "../model/table-choices.ts";
import type { Moving, ShownBoard } from "../seating.ts";
import { countText, tableTitle } from "../table-texts.ts";

interface TablePickerProps {
  moving: Moving;
  shown: ShownBoard;
  isPhone: boolean;
  onPick: (label: string) => void;
}

/** Most choices in the list: whoever wants another table types. */
const mostChoices = 300;

/** A field for a table's label with the tables that match, and a new one if none has that label. */
export function TablePicker({ moving, shown, isPhone, onPick }: TablePickerProps) {
  const [typed, setTyped] = useState(moving.typed);
  const [chosen, setChosen] = useState(0);
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const { board, index } = shown;
  const choices = useMemo(() => {
    const guests = moving.guestIds.flatMap((id) => board.guests.get(id) ?? []);
    const canUnseat = guests.some(({ tableNumber }) => tableNumber !== "");
    return tableChoices(index, { typed, count: guests.length, canUnseat }).slice(0, mostChoices);
  }, [board, index, moving, typed]);
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
      if (choice) onPick(choice.label);
    }
  }

  return (
    <>
      <Input
        role="combobox"
        aria-label={t("seating.move.field")}
        placeholder={t("seating.move.field")}
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
            key={`${choice.kind} ${choice.label}`}
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
            onClick={() => onPick(choice.label)}
          >
            <Box as="span" fontWeight="medium" overflowWrap="anywhere">
              {choiceTitle(choice)}
            </Box>
            <Box as="span" color="fg.muted" textStyle="sm" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
              {roomText(choice)}
            </Box>
          </Box>
        ))}
      </Box>
    </>
  );
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
