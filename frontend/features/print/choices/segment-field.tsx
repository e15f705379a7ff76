import { Box, SegmentGroup, Text } from "@chakra-ui/react";
import { useId } from "react";

interface SegmentFieldProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string; isDisabled?: boolean }[];
  hint?: string;
  onChoose: (value: Value) => void;
}

export function SegmentField<Value extends string>({
  label,
  value,
  options,
  hint,
  onChoose,
}: SegmentFieldProps<Value>) {
  const id = useId();
  return (
    <Box>
      <Text id={`${id}-label`} textStyle="sm" fontWeight="medium" mb="1.5">
        {label}
      </Text>
      <SegmentGroup.Root
        value={value}
        w="full"
        minW="0"
        aria-labelledby={`${id}-label`}
        {...(hint !== undefined && { "aria-describedby": `${id}-hint` })}
        onValueChange={(change) => {
          const chosen = options.find((option) => option.value === change.value);
          if (chosen) onChoose(chosen.value);
        }}
      >
        <SegmentGroup.Indicator />
        {options.map((option) => (
          <SegmentGroup.Item
            key={option.value}
            value={option.value}
            flex="1"
            minW="0"
            px="2"
            minH={{ base: "11", lg: "9" }}
            h="auto"
            disabled={option.isDisabled === true}
          >
            <SegmentGroup.ItemText textStyle="sm" textAlign="center" w="full" whiteSpace="normal">
              {option.label}
            </SegmentGroup.ItemText>
            <SegmentGroup.ItemHiddenInput />
          </SegmentGroup.Item>
        ))}
      </SegmentGroup.Root>
      {hint !== undefined && (
        <Text id={`${id}-hint`} textStyle="xs" color="fg.muted" mt="1.5">
          {hint}
        </Text>
      )}
    </Box>
  );
}
