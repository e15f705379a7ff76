import { Box, Button, Flex, List, Stack, Text } from "@chakra-ui/react";
import { Download } from "lucide-react";
import { useState } from "react";
import { csvBlob, download } from "../../lib/page.ts";
import { t } from "../../lib/text.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import type { GuestFilePreview_PreviewFragment } from "./generated/guest-file-preview.ts";

type LeftOutRow = Pick<GuestFilePreview_PreviewFragment["rowErrors"][number], "row" | "message"> & {
  /** The guests it would be. */
  names?: readonly string[];
};

interface LeftOutRowsProps {
  title: (count: number) => string;
  rows: readonly LeftOutRow[];
  /** Whether they are titles, totals and the like, which are closed at first. */
  isOther: boolean;
  takenIn?: GuestFilePreview_PreviewFragment["takenIn"];
  /** Undefined where it is too late. */
  onTakeIn?: ((row: number, isTakenIn: boolean) => void) | undefined;
  disabled?: boolean;
}

const rowsAtFirst = 20;
const rowsAtMost = 1000;

/** Rows of a file that were left out, and why, with those that were taken in after all. Renders nothing without any. */
export function LeftOutRows({ title, rows, isOther, takenIn = [], onTakeIn, disabled = false }: LeftOutRowsProps) {
  const [limit, setLimit] = useState(rowsAtFirst);
  const label = title(rows.length);
  const filename = isOther ? t("guest-import.notGuests.filename") : t("guest-import.rowsLeftOut.filename");
  // In their places, so that taking one in changes nothing but its text.
  const shown = [
    ...rows.map((row) => ({ ...row, isTakenIn: false })),
    ...takenIn.filter((row) => row.isOther === isOther).map((row) => ({ ...row, isTakenIn: true })),
  ].sort((one, other) => one.row - other.row);
  if (shown.length === 0) return null;
  const list = (
    <Stack gap="2">
      <Box maxH="64" overflowY="auto" p="1" m="-1" role="region" aria-label={label} tabIndex={0}>
        <List.Root variant="plain" gap="1">
          {shown.slice(0, limit).map(({ isTakenIn, ...row }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of two sheets can have the same number and message
            <List.Item key={index} display="block">
              <Flex gap="3" align="center" justify="space-between">
                <RowText row={row} isTakenIn={isTakenIn} />
                {onTakeIn && row.names && row.names.length > 0 && (
                  <Button
                    size="xs"
                    variant="outline"
                    flexShrink={0}
                    disabled={disabled}
                    aria-label={t(`guest-import.rowsLeftOut.${isTakenIn ? "leaveOutNamed" : "takeInNamed"}`, {
                      row: String(row.row),
                      names: row.names.join(", "),
                    })}
                    onClick={() => onTakeIn(row.row, !isTakenIn)}
                  >
                    {isTakenIn ? t("guest-import.rowsLeftOut.leaveOut") : t("guest-import.rowsLeftOut.takeIn")}
                  </Button>
                )}
              </Flex>
            </List.Item>
          ))}
        </List.Root>
      </Box>
      <Flex gap="2" wrap="wrap">
        {limit < Math.min(shown.length, rowsAtMost) && (
          <Button size="sm" variant="outline" onClick={() => setLimit(rowsAtMost)}>
            {t("guest-upload.report.showAll", { count: Math.min(shown.length, rowsAtMost) })}
          </Button>
        )}
        <Button size="sm" variant="outline" onClick={() => download(csvBlob(linesOf(rows)), filename)}>
          <Download aria-hidden />
          {t("guest-import.rowsLeftOut.download")}
        </Button>
      </Flex>
    </Stack>
  );
  if (isOther) return <Disclosure title={label}>{list}</Disclosure>;
  return (
    <Stack gap="2" color="fg">
      <Text fontWeight="semibold">{label}</Text>
      {list}
    </Stack>
  );
}

function RowText({ row: { row, message, names = [] }, isTakenIn }: { row: LeftOutRow; isTakenIn: boolean }) {
  const named = names.join(", ");
  return (
    <Text minW="0" overflowWrap="anywhere">
      <Text as="span" fontWeight="medium" fontVariantNumeric="tabular-nums">
        {t("guest-upload.report.row", { row })}:{" "}
      </Text>
      {isTakenIn ? t("guest-import.rowsLeftOut.takenIn", { names: named }) : message}
      {!isTakenIn && !names.every((name) => message.includes(name)) && (
        <Text as="span" color="fg.muted">
          {" "}
          {t("guest-import.rowsLeftOut.names", { names: named })}
        </Text>
      )}
    </Text>
  );
}

function linesOf(rows: readonly LeftOutRow[]): string[][] {
  const columns = [t("guest-import.rowsLeftOut.columns.row"), t("guest-import.rowsLeftOut.columns.reason")];
  return [columns, ...rows.map(({ row, message }) => [String(row), message])];
}

/** What the organizer should check in the file. Renders nothing without warnings. */
export function FileWarnings({ warnings }: { warnings: readonly string[] }) {
  if (warnings.length === 0) return null;
  return (
    <Stack gap="2" color="fg">
      <Text fontWeight="semibold">{t("guest-upload.report.warnings")}</Text>
      <List.Root ps="5" gap="1" maxH="64" overflowY="auto">
        {warnings.map((warning) => (
          <List.Item key={warning} overflowWrap="anywhere">
            {warning}
          </List.Item>
        ))}
      </List.Root>
    </Stack>
  );
}
