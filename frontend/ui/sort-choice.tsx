import { Box, NativeSelect } from "@chakra-ui/react";
import { ArrowUpDown } from "lucide-react";
import { t } from "../lib/text.ts";
import type { Column } from "./data-table-column.ts";
import type { Sorting } from "./sort-header.tsx";

interface SortChoiceProps<Row> {
  columns: readonly Column<Row>[];
  sorting: Sorting;
}

/** The order of a list on phones, where columns have no headers to press. */
export function SortChoice<Row>({ columns, sorting: { sort, sortFields, setSort } }: SortChoiceProps<Row>) {
  const choices = columns.flatMap(({ header, sortBy }) =>
    sortBy !== undefined && sortFields.includes(sortBy) ? [{ header, by: sortBy }] : [],
  );
  if (choices.length === 0) return null;

  function choose(value: string) {
    // The name of a field may have spaces.
    const by = value.slice(0, Math.max(value.lastIndexOf(" "), 0));
    setSort(by ? { by, direction: value.endsWith(" descending") ? "DESCENDING" : "ASCENDING" } : undefined);
  }

  return (
    <NativeSelect.Root hideFrom="md" position="relative" boxSize="10" flexShrink="0">
      <NativeSelect.Field
        boxSize="10"
        p="0"
        bg="transparent"
        borderColor="transparent"
        // The arrows stand for it.
        color="transparent"
        aria-label={t("ui.sort.label")}
        value={sort === undefined ? "" : `${sort.by} ${sort.direction.toLowerCase()}`}
        onChange={(change) => choose(change.target.value)}
      >
        <option value="">{t("ui.sort.own")}</option>
        {choices.map(({ header, by }) => [
          <option key={`${by} ascending`} value={`${by} ascending`}>
            {t("ui.sort.ascending", { column: header })}
          </option>,
          <option key={`${by} descending`} value={`${by} descending`}>
            {t("ui.sort.descending", { column: header })}
          </option>,
        ])}
      </NativeSelect.Field>
      <Box
        position="absolute"
        inset="0"
        display="grid"
        placeItems="center"
        pointerEvents="none"
        color={sort ? "brand.fg" : "fg.muted"}
      >
        <ArrowUpDown size={18} aria-hidden />
      </Box>
    </NativeSelect.Root>
  );
}
