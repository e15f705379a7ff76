import { Box, Button, Flex, Heading, Stack, Text } from "@chakra-ui/react";
import { SlidersHorizontal } from "lucide-react";
import { type ReactNode, useMemo, useState } from "react";
import { tableTitle } from "../../../lib/tables.ts";
import { t } from "../../../lib/text.ts";
import { attendanceOf, attendanceOptions } from "../../../lib/words.ts";
import { LabelSelect, NarrowingField, useGuestSearch } from "../fields.tsx";
import type { BoardGuest } from "../model/board.ts";
import { householdNote } from "../model/coloring.ts";
import {
  columnsOf,
  conditionCount,
  extraValue,
  filterGuests,
  type GuestFilter,
  noFilter,
  valuesOf,
} from "../model/guest-filter.ts";
import { useSeating, useShown } from "../seating.ts";
import { GuestListBox } from "./guest-list-box.tsx";

interface GuestColumnProps {
  guests: readonly BoardGuest[];
  everyone?: readonly BoardGuest[];
  title: string;
  emptyText: string;
  /** Below the text for nobody. */
  emptyAction?: ReactNode;
  onTap?: (guestId: number) => void;
  onSearch?: () => void;
}

export function GuestColumn({
  guests,
  everyone = guests,
  title,
  emptyText,
  emptyAction,
  onTap,
  onSearch,
}: GuestColumnProps) {
  const { eventId } = useSeating();
  const { isPhone } = useShown();
  const [typed, setTyped] = useState("");
  const [filter, setFilter] = useState<GuestFilter>(noFilter);
  const [isFiltering, setIsFiltering] = useState(false);
  const found = useGuestSearch(eventId, typed);
  const searched = found === null ? guests : everyone;
  const listed = useMemo(() => filterGuests(searched, filter, found), [searched, filter, found]);
  const isNarrowed = found !== null || conditionCount(filter) > 0;

  function search(text: string): void {
    setTyped(text);
    onSearch?.();
  }

  const filterButton = (
    <FilterButton
      conditions={conditionCount(filter)}
      isOpen={isFiltering}
      onClick={() => setIsFiltering(!isFiltering)}
    />
  );

  return (
    <Flex direction="column" minH="0" flex="1" gap="2">
      <Flex align="center" gap="2" minH="8" srOnly={isPhone}>
        <Heading as="h2" textStyle="md" fontWeight="semibold">
          {found === null ? title : t("seating.guests.found")}
        </Heading>
        <Text textStyle="note" fontVariantNumeric="tabular-nums" role="status">
          {isNarrowed
            ? t("seating.guests.countOf", { shown: listed.length, all: searched.length })
            : t("seating.guests.count", { count: guests.length })}
        </Text>
        {!isPhone && filterButton}
      </Flex>
      <Flex gap="2">
        <Box flex="1">
          <NarrowingField label={t("seating.guests.search")} typed={typed} onType={search} />
        </Box>
        {isPhone && filterButton}
      </Flex>
      {isFiltering && <GuestFilterFields guests={guests} filter={filter} onChange={setFilter} />}
      {listed.length === 0 && (
        <Stack py="6" align="center" textAlign="center" color="fg.muted" textStyle="sm">
          <Text>{isNarrowed ? t("seating.guests.noneFound") : emptyText}</Text>
          {!isNarrowed && emptyAction}
        </Stack>
      )}
      <Box display="flex" flexDirection="column" flex="1" minH="0" mx="-2">
        <GuestListBox
          label={title}
          guests={listed}
          rowHeight={isPhone ? 52 : 36}
          {...(isPhone && { sublineOf: householdNote })}
          noteOf={isPhone || found !== null ? tableNote : householdNote}
          {...(onTap && { onTap })}
        />
      </Box>
    </Flex>
  );
}

interface FilterButtonProps {
  conditions: number;
  isOpen: boolean;
  onClick: () => void;
}

function FilterButton({ conditions, isOpen, onClick }: FilterButtonProps) {
  const variant = { base: "outline", lg: "ghost" } as const;
  return (
    <Button
      variant={conditions > 0 ? "subtle" : variant}
      size={{ base: "lg", lg: "xs" }}
      minH={{ base: "12", lg: "7" }}
      px="3"
      ms="auto"
      aria-expanded={isOpen}
      onClick={onClick}
    >
      <SlidersHorizontal aria-hidden />
      {conditions > 0 ? t("seating.guests.filtered", { count: conditions }) : t("seating.guests.filter")}
    </Button>
  );
}

function tableNote({ tableNumber }: BoardGuest): string {
  return tableNumber === "" ? t("seating.noSeat") : tableTitle(tableNumber);
}

interface GuestFilterFieldsProps {
  guests: readonly BoardGuest[];
  filter: GuestFilter;
  onChange: (filter: GuestFilter) => void;
}

function GuestFilterFields({ guests, filter, onChange }: GuestFilterFieldsProps) {
  const households = useMemo(() => valuesOf(guests, ({ household }) => household), [guests]);
  const columns = useMemo(() => columnsOf(guests), [guests]);
  const values = useMemo(
    () => (filter.column === "" ? [] : valuesOf(guests, (guest) => extraValue(guest, filter.column))),
    [guests, filter.column],
  );
  const choices = (texts: readonly string[]) => texts.map((text) => ({ value: text, label: text }));
  return (
    <Flex wrap="wrap" gap="2" role="group" aria-label={t("seating.guests.filter")}>
      <LabelSelect
        label={t("seating.filter.attendance")}
        value={filter.attendance}
        options={attendanceOptions()}
        onChange={(value) => onChange({ ...filter, attendance: attendanceOf(value) ?? "" })}
      />
      {households.length > 0 && (
        <LabelSelect
          label={t("seating.filter.household")}
          value={filter.household}
          options={choices(households)}
          onChange={(household) => onChange({ ...filter, household })}
        />
      )}
      {columns.length > 0 && (
        <LabelSelect
          label={t("seating.filter.column")}
          value={filter.column}
          options={choices(columns)}
          onChange={(column) => onChange({ ...filter, column, value: "" })}
        />
      )}
      {filter.column !== "" && (
        <LabelSelect
          label={t("seating.filter.value", { column: filter.column })}
          value={filter.value}
          options={choices(values)}
          onChange={(value) => onChange({ ...filter, value })}
        />
      )}
      {conditionCount(filter) > 0 && (
        <Button variant="ghost" size={{ base: "md", lg: "xs" }} onClick={() => onChange(noFilter)}>
          {t("seating.filter.clear")}
        </Button>
      )}
    </Flex>
  );
}
