import { Box, Button, Flex, NativeSelect, Text } from "@chakra-ui/react";
import { useId, useRef } from "react";
import { t } from "../../lib/text.ts";
import { SelectOptions } from "../../ui/choice-field.tsx";
import { RadioCard } from "../../ui/radio-card.tsx";

interface OptionChoiceProps {
  options: readonly { value: string; label: string; description?: string }[];
  /** Empty while nothing is chosen. */
  value: string;
  labelledBy: string;
  /** Whether the value is only suggested so far: it is marked, and choosing it counts. */
  isSuggestion: boolean;
  disabled: boolean;
  onChoose: (value: string) => void;
}

const maxRadios = 5;
const controlHeight = { base: "12", md: "10" };

/** One of several options: as radio buttons, or as a select when there are many. */
export function OptionChoice(props: OptionChoiceProps) {
  return props.options.length > maxRadios ? <OptionSelect {...props} /> : <OptionRadios {...props} />;
}

function OptionRadios({ options, value, isSuggestion, disabled, onChoose }: OptionChoiceProps) {
  const name = useId();
  return (
    <Box display="grid" gap="2" gridTemplateColumns={options.length === 2 ? sideBySide : "minmax(0, 1fr)"}>
      {options.map((option) => (
        <RadioCard
          key={option.value}
          name={name}
          {...option}
          isChosen={option.value === value}
          disabled={disabled}
          onChoose={() => onChoose(option.value)}
          // Choosing what is suggested confirms it, which is no change to the browser.
          onConfirm={() => isSuggestion && onChoose(option.value)}
        >
          {isSuggestion && option.value === value && (
            <Text as="span" textStyle="xs" color="fg.muted">
              {t("guest-import.questions.suggested")}
            </Text>
          )}
        </RadioCard>
      ))}
    </Box>
  );
}

const sideBySide = "repeat(auto-fit, minmax(min(100%, 17rem), 1fr))";

function OptionSelect({ options, value, labelledBy, isSuggestion, disabled, onChoose }: OptionChoiceProps) {
  const select = useRef<HTMLSelectElement>(null);
  return (
    <Flex gap="2" wrap="wrap">
      <NativeSelect.Root disabled={disabled} flex="1" minW="56" maxW="lg">
        <NativeSelect.Field
          ref={select}
          h={controlHeight}
          bg="bg.panel"
          borderColor="border.emphasized"
          aria-labelledby={labelledBy}
          value={value}
          onChange={(change) => onChoose(change.currentTarget.value)}
        >
          {value === "" && (
            <option value="" disabled>
              {t("guest-import.questions.choose")}
            </option>
          )}
          <SelectOptions options={options} />
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      {isSuggestion && value !== "" && (
        <Button
          variant="outline"
          bg="bg.panel"
          minH={controlHeight}
          disabled={disabled}
          onClick={() => {
            onChoose(value);
            select.current?.focus();
          }}
        >
          {t("guest-import.questions.confirm")}
        </Button>
      )}
    </Flex>
  );
}
