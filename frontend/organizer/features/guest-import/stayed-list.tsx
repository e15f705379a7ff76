import { Button, Flex, Stack, Text } from "@chakra-ui/react";
import { useId, useState } from "react";
import { t } from "../../lib/text.ts";
import { tableOf } from "./difference-list.tsx";
import type { GuestFilePreview_PreviewFragment } from "./generated/guest-file-preview.ts";
import { type ImportRequest, withTaken } from "./import-request.ts";

type Preview = GuestFilePreview_PreviewFragment;
type Stayed = Preview["stayed"][number];

interface StayedListProps {
  preview: Preview;
  request: ImportRequest;
  disabled: boolean;
  onChange: (request: ImportRequest) => void;
}

const shownAtFirst = 5;

/** What an update leaves as it is, because it was changed by hand. Renders nothing if there is nothing. */
export function StayedList({ preview: { stayed, stayedCount }, request, disabled, onChange }: StayedListProps) {
  const titleId = useId();
  const [showsAll, setShowsAll] = useState(false);
  if (stayedCount === 0) return null;
  const shown = showsAll ? stayed : stayed.slice(0, shownAtFirst);
  const ids = stayed.map(({ id }) => id);
  const areTaken = ids.every((id) => request.takeFromFile.includes(id));
  return (
    <Stack as="section" aria-labelledby={titleId} gap="3">
      <Stack gap="0">
        <Text as="h3" id={titleId} fontWeight="semibold">
          {t("guest-import.stayed.title", { count: stayedCount })}
        </Text>
        <Text textStyle="note">{t("guest-import.stayed.hint")}</Text>
      </Stack>
      <Stack as="ul" gap="0" listStyleType="none" borderYWidth="1px" divideY="1px">
        {shown.map((value) => {
          const isTaken = request.takeFromFile.includes(value.id);
          const what = titleOf(value);
          return (
            <Flex as="li" key={value.id} gap="3" py="2" align="center" justify="space-between">
              <Stack gap="0" minW="0" overflowWrap="anywhere">
                <Text fontWeight="medium">{what}</Text>
                <Text textStyle="note">{t(`guest-import.stayed.${isTaken ? "taken" : "kept"}`, textsOf(value))}</Text>
              </Stack>
              <Button
                size="xs"
                variant="outline"
                flexShrink={0}
                disabled={disabled}
                aria-label={t(`guest-import.stayed.${isTaken ? "keepNamed" : "takeNamed"}`, { what })}
                onClick={() => onChange(withTaken(request, [value.id], !isTaken))}
              >
                {isTaken ? t("guest-import.stayed.keep") : t("guest-import.stayed.take")}
              </Button>
            </Flex>
          );
        })}
      </Stack>
      {showsAll && stayed.length < stayedCount && (
        <Text textStyle="sm">{t("guest-import.preview.notNamed", { count: stayedCount - stayed.length })}</Text>
      )}
      <Flex gap="2" wrap="wrap" _empty={{ display: "none" }}>
        {shown.length < stayed.length && (
          <Button size="sm" variant="outline" onClick={() => setShowsAll(true)}>
            {t("guest-upload.report.showAll", { count: stayed.length })}
          </Button>
        )}
        {stayed.length > 1 && (
          <Button
            size="sm"
            variant="outline"
            disabled={disabled}
            onClick={() => onChange(withTaken(request, ids, !areTaken))}
          >
            {areTaken ? t("guest-import.stayed.keepAll") : t("guest-import.stayed.takeAll")}
          </Button>
        )}
      </Flex>
    </Stack>
  );
}

function titleOf({ field, name, column }: Stayed): string {
  return field === "COLUMN"
    ? t("guest-import.stayed.column", { name, column: column ?? "" })
    : t(`guest-import.stayed.fields.${field}`, { name });
}

function textsOf({ field, list, file }: Stayed): { list: string; file: string } {
  return {
    list: list === null ? t("guest-import.stayed.removed") : shownValue(field, list),
    file: file === null ? t("guest-import.stayed.missing") : shownValue(field, file),
  };
}

function shownValue(field: Stayed["field"], text: string): string {
  if (field === "TABLE" || field === "EXISTENCE") return tableOf(text);
  if (field === "ATTENDANCE" && text !== "") {
    return text === "yes" ? t("guest-import.stayed.coming") : t("guest-import.stayed.notComing");
  }
  return text === "" ? t("guest-import.preview.empty") : t("guest-import.preview.cell", { text });
}
