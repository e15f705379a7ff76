import { Box, Button, Flex, List, Stack, Text } from "@chakra-ui/react";
import { Download } from "lucide-react";
import { useState } from "react";
import { csvBlob } from "../../lib/csv-blob.ts";
import { download } from "../../lib/download.ts";
import { t } from "../../lib/text.ts";

/** A row that was left out. `names` are the guests it would be. */
export interface ReportedRow {
  row: number;
  message: string;
  names?: readonly string[];
  isTakenIn?: boolean;
}

export type OnTakeIn = (row: number, isTakenIn: boolean) => void;

interface RowListProps {
  label: string;
  rows: readonly ReportedRow[];
  filename: string;
  /** Undefined where it is too late. */
  onTakeIn?: OnTakeIn | undefined;
  disabled?: boolean;
}

const rowsAtFirst = 20;
const rowsAtMost = 1000;

export function RowList({ label, rows, filename, onTakeIn, disabled = false }: RowListProps) {
  const [limit, setLimit] = useState(rowsAtFirst);
  return (
    <Stack gap="2">
      <Box maxH="64" overflowY="auto" p="1" m="-1" role="region" aria-label={label} tabIndex={0}>
        <List.Root variant="plain" gap="1">
          {rows.slice(0, limit).map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of two sheets can have the same number and message
            <List.Item key={index} display="block">
              <Flex gap="3" align="center" justify="space-between">
                <RowText {...row} />
                {onTakeIn && <TakeInButton {...row} disabled={disabled} onTakeIn={onTakeIn} />}
              </Flex>
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

function RowText({ row, message, names = [], isTakenIn = false }: ReportedRow) {
  const named = names.join(", ");
  return (
    <Text minW="0" overflowWrap="anywhere">
      <Text as="span" fontWeight="medium" fontVariantNumeric="tabular-nums">
        {t("guest-upload.report.row", { row })}:{" "}
      </Text>
      {isTakenIn ? t("guest-import.rowsLeftOut.takenIn", { names: named }) : message}
      {!isTakenIn && names.length > 0 && !names.every((name) => message.includes(name)) && (
        <Text as="span" color="fg.muted">
          {" "}
          {t("guest-import.rowsLeftOut.names", { names: named })}
        </Text>
      )}
    </Text>
  );
}

interface TakeInButtonProps extends ReportedRow {
  disabled: boolean;
  onTakeIn: OnTakeIn;
}

/** Stays where it is, so that it keeps the focus. */
function TakeInButton({ row, names = [], isTakenIn = false, disabled, onTakeIn }: TakeInButtonProps) {
  if (names.length === 0) return null;
  const values = { row: String(row), names: names.join(", ") };
  return (
    <Button
      size="xs"
      variant="outline"
      flexShrink={0}
      disabled={disabled}
      aria-label={
        isTakenIn
          ? t("guest-import.rowsLeftOut.leaveOutNamed", values)
          : t("guest-import.rowsLeftOut.takeInNamed", values)
      }
      onClick={() => onTakeIn(row, !isTakenIn)}
    >
      {isTakenIn ? t("guest-import.rowsLeftOut.leaveOut") : t("guest-import.rowsLeftOut.takeIn")}
    </Button>
  );
}

function linesOf(rows: readonly ReportedRow[]): string[][] {
  const columns = [t("guest-import.rowsLeftOut.columns.row"), t("guest-import.rowsLeftOut.columns.reason")];
  const leftOut = rows.filter(({ isTakenIn }) => !isTakenIn);
  return [columns, ...leftOut.map(({ row, message }) => [String(row), message])];
}
