import { skipToken, useQuery } from "@apollo/client/react";
import { Stack, StackSeparator, Text } from "@chakra-ui/react";
import { columnKey, columnMatcher } from "../../../common/column-key.ts";
import { t } from "../../lib/text.ts";
import { SwitchRow } from "../../ui/switch-row.tsx";
import { ColumnExamplesDocument } from "./generated/column-examples.ts";

interface ColumnRowsProps {
  eventId: number;
  columns: readonly string[];
  /** Possibly spelled differently. */
  hidden: readonly string[];
  onChange: (hidden: string[]) => void;
}

/** Each extra column with a switch, and with what it says of a real guest: names of columns alone mislead. */
export function ColumnRows({ eventId, columns, hidden, onChange }: ColumnRowsProps) {
  const isHidden = columnMatcher(hidden);
  const { data } = useQuery(ColumnExamplesDocument, columns.length === 0 ? skipToken : { variables: { id: eventId } });
  const rows = data?.event.guests.nodes ?? [];

  function show(column: string, isShown: boolean) {
    onChange(isShown ? hidden.filter((other) => columnKey(other) !== columnKey(column)) : [...hidden, column]);
  }

  return (
    <Stack gap="3" separator={<StackSeparator />}>
      {columns.map((column) => (
        <SwitchRow
          key={column}
          label={column}
          hint={exampleText(rows.map(({ additionalInfo }) => additionalInfo[column]))}
          isOn={!isHidden(column)}
          onChange={(isShown) => show(column, isShown)}
        />
      ))}
      <Text textStyle="sm" color="fg.muted">
        {columns.length === 0 ? t("events.columnChoice.none") : t("events.columnChoice.hint")}
      </Text>
    </Stack>
  );
}

/** Its line is kept while the guests are loading. */
function exampleText(values: readonly (string | undefined)[]): string {
  const value = values.find((text) => text !== undefined && text !== "");
  return value === undefined ? "\u00A0" : t("events.columnChoice.example", { value });
}
