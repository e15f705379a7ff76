import { RadioCard, Stack } from "@chakra-ui/react";
import type { Ref } from "react";
import type { ImportMode } from "../../generated/documents.ts";
import { t } from "../../lib/text.ts";

interface ImportModeChoiceProps {
  mode: ImportMode;
  disabled: boolean;
  ref?: Ref<HTMLDivElement>;
  onChange: (mode: ImportMode) => void;
}

const modes = ["UPDATE", "REPLACE", "MERGE"] as const satisfies ImportMode[];

/** Whether the file updates the existing list, replaces it or is merged into it. */
export function ImportModeChoice({ mode, disabled, ref, onChange }: ImportModeChoiceProps) {
  return (
    <RadioCard.Root
      ref={ref}
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
      <Stack gap="2">
        {modes.map((known) => (
          <RadioCard.Item key={known} value={known}>
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
