import { Box, Button, List, Stack, Text } from "@chakra-ui/react";
import { Download } from "lucide-react";
import { useState } from "react";
import { csvBlob } from "../../lib/csv-blob.ts";
import { download } from "../../lib/download.ts";
import { t } from "../../lib/text.ts";
import type { ImportReport_ImportFragment } from "./generated/import-report.ts";

export type ReportedRows = ImportReport_ImportFragment["rowErrors"];

interface RowListProps {
  label: string;
  rows: ReportedRows;
  filename: string;
}

const rowsAtFirst = 20;
const rowsAtMost = 1000;

export function RowList({ label, rows, filename }: RowListProps) {
  const [limit, setLimit] = useState(rowsAtFirst);
  return (
    <Stack gap="2">
      <Box maxH="64" overflowY="auto" role="region" aria-label={label} tabIndex={0}>
        <List.Root variant="plain" gap="1">
          {rows.slice(0, limit).map(({ row, message }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of two sheets can have the same number and message
            <List.Item key={index} display="block" overflowWrap="anywhere">
              <Text as="span" fontWeight="medium" fontVariantNumeric="tabular-nums">
                {t("guest-upload.report.row", { row })}:{" "}
              </Text>
              {message}
            </List.Item>
          ))}
        </List.Root>
        {limit === rowsAtMost && rows.length > limit && (
          <Text>{t("guest-import.rowsLeftOut.more", { count: rows.length - limit })}</Text>
        )}
      </Box>
      <Stack direction="row" gap="2" wrap="wrap">
        {limit < Math.min(rows.length, rowsAtMost) && (
          <Button size="sm" variant="outline" onClick={() => setLimit(rowsAtMost)}>
            {t("guest-upload.report.showAll", { count: Math.min(rows.length, rowsAtMost) })}
          </Button>
        )}
        <Button size="sm" variant="outline" onClick={() => download(csvBlob(linesOf(rows)), filename)}>
          <Download aria-hidden />
          {t("guest-import.rowsLeftOut.download")}
        </Button>
      </Stack>
    </Stack>
  );
}

function linesOf(rows: ReportedRows): string[][] {
  const columns = [t("guest-import.rowsLeftOut.columns.row"), t("guest-import.rowsLeftOut.columns.reason")];
  return [columns, ...rows.map(({ row, message }) => [String(row), message])];
}
