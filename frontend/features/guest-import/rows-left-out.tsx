import { Box, Button, List, Stack, Text } from "@chakra-ui/react";
import { Download } from "lucide-react";
import { useState } from "react";
import type { ImportReport_ImportFragment } from "../../generated/documents.ts";
import { csvBlob } from "../../lib/csv-blob.ts";
import { download } from "../../lib/download.ts";
import { t } from "../../lib/text.ts";

type RowErrors = ImportReport_ImportFragment["rowErrors"];

const rowsAtFirst = 20;
const rowsAtMost = 1000;

/** The skipped rows of a file with reasons, to read or to save as a file. Renders nothing if there are none. */
export function RowsLeftOut({ title, rows }: { title: string; rows: RowErrors }) {
  const [limit, setLimit] = useState(rowsAtFirst);
  if (rows.length === 0) return null;
  return (
    <Stack gap="2" color="fg">
      <Text fontWeight="semibold">{title}</Text>
      <Box maxH="64" overflowY="auto" role="region" aria-label={title} tabIndex={0}>
        <List.Root variant="plain" gap="1">
          {rows.slice(0, limit).map(({ row, message }) => (
            <List.Item key={`${row} ${message}`} display="block" overflowWrap="anywhere">
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
        <Button
          size="sm"
          variant="outline"
          onClick={() => download(csvBlob(linesOf(rows)), t("guest-import.rowsLeftOut.filename"))}
        >
          <Download aria-hidden />
          {t("guest-import.rowsLeftOut.download")}
        </Button>
      </Stack>
    </Stack>
  );
}

function linesOf(rows: RowErrors): string[][] {
  const columns = [t("guest-import.rowsLeftOut.columns.row"), t("guest-import.rowsLeftOut.columns.reason")];
  return [columns, ...rows.map(({ row, message }) => [String(row), message])];
}
