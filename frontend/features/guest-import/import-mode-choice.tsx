import { chakra, Text } from "@chakra-ui/react";
import { type Ref, useId } from "react";
import type { ImportMode } from "../../generated/schema-types.ts";
import { t } from "../../lib/text.ts";
import { OptionChoice } from "./option-choice.tsx";

interface ImportModeChoiceProps {
  mode: ImportMode;
  disabled: boolean;
  ref?: Ref<HTMLFieldSetElement>;
  onChange: (mode: ImportMode) => void;
}

const modes = ["UPDATE", "REPLACE", "MERGE"] as const satisfies ImportMode[];

export function ImportModeChoice({ mode, disabled, ref, onChange }: ImportModeChoiceProps) {
  const titleId = useId();
  return (
    <chakra.fieldset ref={ref} minW="0">
      <Text as="legend" id={titleId} fontWeight="semibold" mb="2">
        {t("guest-import.mode.title")}
      </Text>
      <OptionChoice
        options={modes.map((known) => ({
          value: known,
          label: t(`guest-import.mode.${known}.title`),
          description: t(`guest-import.mode.${known}.description`),
        }))}
        value={mode}
        labelledBy={titleId}
        isSuggestion={false}
        disabled={disabled}
        onChoose={(value) => {
          const chosen = modes.find((known) => known === value);
          if (chosen !== undefined) onChange(chosen);
        }}
      />
    </chakra.fieldset>
  );
}
