import { RadioCard, Stack } from "@chakra-ui/react";
import type { ImportMode } from "../../generated/documents.ts";
import { t } from "../../lib/text.ts";

interface ImportModeChoiceProps {
  mode: ImportMode;
  disabled: boolean;
  onChange: (mode: ImportMode) => void;
}

const modes = ["REPLACE", "MERGE"] as const satisfies ImportMode[];

/** Whether the file replaces the existing list or is merged into it. */
export function ImportModeChoice({ mode, disabled, onChange }: ImportModeChoiceProps) {
  return (
    <RadioCard.Root
      value={mode}
      disabled={disabled}
      size="sm"
      onValueChange={({ value }) => {
        const chosen = modes.find((known) => known === value);
        if (chosen !== undefined) onChange(chosen);
      }}
    >
      <RadioCard.Label fontWeight="semibold" textStyle="md">
        {t("guest-import.mode.title")}
      </RadioCard.Label>
      <Stack direction={{ base: "column", md: "row" }} gap="3">
        {modes.map((known) => (
          <RadioCard.Item key={known} value={known} flex="1">
            <RadioCard.ItemHiddenInput />
            <RadioCard.ItemControl>
              <RadioCard.ItemContent>
                <RadioCard.ItemText>{t(`guest-import.mode.${known}.title`)}</RadioCard.ItemText>
                <RadioCard.ItemDescription>{t(`guest-import.mode.${known}.description`)}</RadioCard.ItemDescription>
              </RadioCard.ItemContent>
              <RadioCard.ItemIndicator />
            </RadioCard.ItemControl>
          </RadioCard.Item>
        ))}
      </Stack>
    </RadioCard.Root>
  );
}
