import { Stack, Text } from "@chakra-ui/react";
import { t } from "../../lib/text.ts";
import { type ReportedRows, RowList } from "./row-list.tsx";

/** The rows of a file that were left out, with reasons. Renders nothing if there are none. */
export function RowsLeftOut({ title, rows }: { title: string; rows: ReportedRows }) {
  if (rows.length === 0) return null;
  return (
    <Stack gap="2" color="fg">
      <Text fontWeight="semibold">{title}</Text>
      <RowList label={title} rows={rows} filename={t("guest-import.rowsLeftOut.filename")} />
    </Stack>
  );
}
