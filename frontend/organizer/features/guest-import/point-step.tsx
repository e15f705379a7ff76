import { Button, Flex, Heading, Stack, Text } from "@chakra-ui/react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { GuestFileCellInput, PointedGuestInput } from "../../generated/schema-types.ts";
import { t } from "../../lib/text.ts";
import { ActionBar } from "../../ui/action-bar.tsx";
import { ChoiceField } from "../../ui/choice-field.tsx";
import type { GuestFilePreview_PreviewFragment } from "./generated/guest-file-preview.ts";
import { SheetGrid } from "./sheet-grid.tsx";

interface PointStepProps {
  preview: GuestFilePreview_PreviewFragment;
  isLoading: boolean;
  onSheet: (sheet: string) => void;
  onPointed: (pointed: PointedGuestInput) => void;
  onClose: () => void;
}

/** The organizer points at a guest and at that guest's table; the others are found by that. */
export function PointStep({ preview, isLoading, onSheet, onPointed, onClose }: PointStepProps) {
  const { sheet, sheets, rows } = preview;
  const [name, setName] = useState<{ cell: GuestFileCellInput; text: string } | null>(null);
  const title = useRef<HTMLHeadingElement>(null);

  // What had the focus has disappeared.
  useEffect(() => title.current?.focus(), []);

  function pointAt(cell: GuestFileCellInput | null, text = "") {
    if (name === null) setName(cell && { cell, text });
    else if (cell?.row !== name.cell.row || cell.column !== name.cell.column) {
      onPointed({ sheet, name: name.cell, table: cell });
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Escape") return;
    event.preventDefault();
    if (name === null) onClose();
    else setName(null);
  }

  return (
    <Flex direction="column" flex="1" gap="6" onKeyDown={onKeyDown}>
      <Stack gap="4" aria-busy={isLoading}>
        <Stack gap="1" maxW="text">
          <Heading ref={title} as="h3" size="lg" tabIndex={-1} outline="none">
            {t("guest-import.point.title")}
          </Heading>
          <Text color="fg.muted">{t("guest-import.point.hint")}</Text>
        </Stack>
        {sheets.length > 1 && (
          <ChoiceField
            label={t("guest-import.point.sheet")}
            value={sheet}
            options={sheets.map((value) => ({ value, label: value }))}
            onChoose={(chosen) => {
              setName(null);
              onSheet(chosen);
            }}
          />
        )}
        <SheetGrid
          key={sheet}
          label={t("guest-import.point.grid")}
          rows={rows}
          columns={[]}
          chosen={name?.cell ?? null}
          onChoose={pointAt}
        />
      </Stack>
      <ActionBar
        onCancel={onClose}
        cancelLabel={t("guest-import.point.back")}
        status={
          <Text fontWeight="semibold">
            {name === null ? t("guest-import.point.name") : t("guest-import.point.table", { name: name.text })}
          </Text>
        }
        action={
          name !== null && (
            <Button variant="outline" onClick={() => pointAt(null)}>
              {t("guest-import.point.noTable")}
            </Button>
          )
        }
      />
    </Flex>
  );
}
