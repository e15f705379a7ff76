import { Box, Button, Checkbox, Flex, IconButton, Stack, useBreakpointValue } from "@chakra-ui/react";
import { ArrowDown, ArrowUp } from "lucide-react";
import { t } from "../../lib/text.ts";
import { SheetDialog } from "../../ui/dialog-frame.tsx";
import { ToggleField } from "../../ui/switch-row.tsx";
import { arrangeColumns, type ColumnView, defaultView, withColumn, withMoved } from "./column-view.ts";
import { columnHeaders } from "./guest-columns.tsx";

interface ColumnsDialogProps {
  open: boolean;
  extraColumns: readonly string[];
  view: ColumnView;
  onChange: (view: ColumnView) => void;
  onClose: () => void;
}

/** Which columns the list has, and in which order. The name always comes first. */
export function ColumnsDialog({ open, extraColumns, view, onChange, onClose }: ColumnsDialogProps) {
  const isPhone = useBreakpointValue({ base: true, md: false }, { ssr: false }) ?? false;
  return (
    <SheetDialog open={open} title={t("guest-list.columns.title")} isPhone={isPhone} onClose={onClose}>
      <ToggleField
        label={t("guest-list.columns.familyNameFirst")}
        isOn={view.isFamilyNameFirst}
        onToggle={(isFamilyNameFirst) => onChange({ ...view, isFamilyNameFirst })}
      />
      <ColumnList extraColumns={extraColumns} view={view} onChange={onChange} />
      <Button variant="ghost" alignSelf="start" mt="3" px="2" ms="-2" onClick={() => onChange(defaultView)}>
        {t("guest-list.columns.reset")}
      </Button>
    </SheetDialog>
  );
}

function ColumnList({ extraColumns, view, onChange }: Pick<ColumnsDialogProps, "extraColumns" | "view" | "onChange">) {
  const headers = columnHeaders(extraColumns);
  const arranged = arrangeColumns(view, extraColumns);
  return (
    <Stack as="ul" gap="0" listStyleType="none" overflowY="auto" borderTopWidth="1px" mt="2" pt="2">
      {arranged.map(({ id, isShown }, place) => {
        const column = headers.get(id) ?? "";
        return (
          <Flex as="li" key={id} align="center" gap="1" minH={{ base: "12", md: "10" }} flexShrink="0">
            <Checkbox.Root
              flex="1"
              minW="0"
              minH="10"
              checked={isShown}
              onCheckedChange={({ checked }) => onChange(withColumn(view, id, checked === true))}
            >
              <Checkbox.HiddenInput />
              <Checkbox.Control borderColor="border.emphasized" />
              <Checkbox.Label fontWeight="normal" minW="0" overflowWrap="anywhere">
                {column}
              </Checkbox.Label>
            </Checkbox.Root>
            <Box display="flex">
              <IconButton
                {...small}
                aria-label={t("guest-list.columns.up", { column })}
                aria-disabled={place === 0}
                onClick={() => onChange(withMoved(view, arranged, place, -1))}
              >
                <ArrowUp aria-hidden />
              </IconButton>
              <IconButton
                {...small}
                aria-label={t("guest-list.columns.down", { column })}
                aria-disabled={place === arranged.length - 1}
                onClick={() => onChange(withMoved(view, arranged, place, 1))}
              >
                <ArrowDown aria-hidden />
              </IconButton>
            </Box>
          </Flex>
        );
      })}
    </Stack>
  );
}

const small = {
  variant: "ghost",
  size: { base: "md", md: "sm" },
  color: "fg.muted",
  _disabled: { opacity: 0.4 },
} as const;
