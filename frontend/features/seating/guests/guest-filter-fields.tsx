import { Button, Flex } from "@chakra-ui/react";
import { useMemo } from "react";
import { t } from "../../../lib/text.ts";
import { attendanceOf, attendanceOptions } from "../../../lib/words.ts";
import { LabelSelect } from "../label-select.tsx";
import type { BoardGuest } from "../model/board.ts";
import { columnsOf, conditionCount, extraValue, type GuestFilter, noFilter, valuesOf } from "../model/guest-filter.ts";

interface GuestFilterFieldsProps {
  guests: readonly BoardGuest[];
  filter: GuestFilter;
  isPhone: boolean;
  onChange: (filter: GuestFilter) => void;
}

export function GuestFilterFields({ guests, filter, isPhone, onChange }: GuestFilterFieldsProps) {
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
        isPhone={isPhone}
        onChange={(value) => onChange({ ...filter, attendance: attendanceOf(value) ?? "" })}
      />
      {households.length > 0 && (
        <LabelSelect
          label={t("seating.filter.household")}
          value={filter.household}
          options={choices(households)}
          isPhone={isPhone}
          onChange={(household) => onChange({ ...filter, household })}
        />
      )}
      {columns.length > 0 && (
        <LabelSelect
          label={t("seating.filter.column")}
          value={filter.column}
          options={choices(columns)}
          isPhone={isPhone}
          onChange={(column) => onChange({ ...filter, column, value: "" })}
        />
      )}
      {filter.column !== "" && (
        <LabelSelect
          label={t("seating.filter.value", { column: filter.column })}
          value={filter.value}
          options={choices(values)}
          isPhone={isPhone}
          onChange={(value) => onChange({ ...filter, value })}
        />
      )}
      {conditionCount(filter) > 0 && (
        <Button variant="ghost" size={isPhone ? "md" : "xs"} onClick={() => onChange(noFilter)}>
          {t("seating.filter.clear")}
        </Button>
      )}
    </Flex>
  );
}
