import { Stack, Text } from "@chakra-ui/react";
import { t } from "../../lib/text.ts";
import { type OnTakeIn, type ReportedRow, RowList } from "./row-list.tsx";

interface RowsLeftOutProps {
  title: string;
  rows: readonly ReportedRow[];
  onTakeIn?: OnTakeIn;
  disabled?: boolean;
}

/** The rows of a file that were left out, with reasons. Renders nothing if there are none. */
export function RowsLeftOut({ title, rows, ...props }: RowsLeftOutProps) {
  if (rows.length === 0) return null;
  return (
    <Stack gap="2" color="fg">
      <Text fontWeight="semibold">{title}</Text>
      <RowList label={title} rows={rows} filename={t("guest-import.rowsLeftOut.filename")} {...props} />
    </Stack>
  );
}
