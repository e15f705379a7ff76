import { Box, Field, Flex, Input } from "@chakra-ui/react";
import { useId } from "react";
import { isHexColor, mix } from "../../../common/contrast.ts";
import { t } from "../../lib/text.ts";

interface ColorFieldProps {
  label: string;
  /** `#rrggbb` or `#rgb`, or any text while it is being typed. */
  value: string;
  error: string | undefined;
  name: string;
  inputRef: (input: HTMLInputElement | null) => void;
  onChange: (value: string) => void;
  onBlur: () => void;
}

export function ColorField({ label, value, error, name, inputRef, onChange, onBlur }: ColorFieldProps) {
  const pickerId = useId();
  return (
    <Field.Root invalid={error !== undefined}>
      <Field.Label>{label}</Field.Label>
      <Flex gap="2" w="full">
        <Box
          asChild
          boxSize="11"
          flexShrink="0"
          p="1"
          borderWidth="1px"
          borderColor="border.emphasized"
          borderRadius="l2"
          bg="bg.panel"
          cursor="pointer"
        >
          <input
            id={pickerId}
            type="color"
            aria-label={t("themes.pick", { label })}
            value={pickable(value)}
            onChange={(change) => onChange(change.currentTarget.value)}
          />
        </Box>
        <Input
          ref={inputRef}
          dir="ltr"
          name={name}
          value={value}
          autoComplete="off"
          spellCheck={false}
          maxLength={7}
          fontFamily="mono"
          scrollMarginTop="24"
          onChange={(change) => onChange(change.currentTarget.value)}
          onBlur={onBlur}
        />
      </Flex>
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}

/** Six digits for the browser's picker; black while the text is not a color yet. */
function pickable(value: string): string {
  return isHexColor(value) ? mix(value, value, 0) : "#000000";
}
