import { NativeSelect } from "@chakra-ui/react";
import type { Column } from "./data-table-rows.tsx";
import type { Sorting } from "./sort-header.tsx";
import { uiTexts } from "./ui-texts.ts";

interface SortChoiceProps<Row> {
  columns: readonly Column<Row>[];
  sorting: Sorting;
}

/** The order of a list where its columns have no heads to press: on phones. */
export function SortChoice<Row>({ columns, sorting: { sort, sortFields, setSort } }: SortChoiceProps<Row>) {
  const choices = columns.flatMap(({ header, sortBy }) =>
    sortBy !== undefined && sortFields.includes(sortBy) ? [{ header, by: sortBy }] : [],
  );
  if (choices.length === 0) return null;

  function choose(value: string) {
    const [by, direction] = value.split(" ");
    const isDescending = direction === "descending";
    setSort(by ? { by, direction: isDescending ? "DESCENDING" : "ASCENDING" } : undefined);
  }

  return (
    <NativeSelect.Root hideFrom="md">
      <NativeSelect.Field
        h="11"
        bg="bg.panel"
        borderColor="border.emphasized"
        textStyle="md"
        aria-label={uiTexts.sort.label}
        value={sort === undefined ? "" : `${sort.by} ${sort.direction.toLowerCase()}`}
        onChange={(change) => choose(change.target.value)}
      >
        <option value="">{uiTexts.sort.own}</option>
        {choices.map(({ header, by }) => [
          <option key={`${by} ascending`} value={`${by} ascending`}>
            {uiTexts.sort.ascending(header)}
          </option>,
          <option key={`${by} descending`} value={`${by} descending`}>
            {uiTexts.sort.descending(header)}
          </option>,
        ])}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}
