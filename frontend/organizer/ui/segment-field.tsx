import { Box, SegmentGroup, Text } from "@chakra-ui/react";
import { useId } from "react";

interface SegmentFieldProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChoose: (value: Value) => void;
}

export function SegmentField<Value extends string>({ label, value, options, onChoose }: SegmentFieldProps<Value>) {
  const id = useId();
  return (
    <Box>
      <Text id={id} textStyle="sm" fontWeight="medium" mb="1.5">
        {label}
      </Text>
      <SegmentGroup.Root
        value={value}
        w="full"
        minW="0"
        aria-labelledby={id}
        onValueChange={(change) => {
          const chosen = options.find((option) => option.value === change.value);
          if (chosen) onChoose(chosen.value);
        }}
      >
        <SegmentGroup.Indicator />
        {options.map((one) => (
          <SegmentGroup.Item
            key={one.value}
            value={one.value}
            flex="1"
            minW="0"
            px="2"
            minH={{ base: "11", lg: "9" }}
            h="auto"
          >
            <SegmentGroup.ItemText textStyle="sm" textAlign="center" w="full" whiteSpace="normal">
              {one.label}
            </SegmentGroup.ItemText>
            <SegmentGroup.ItemHiddenInput />
          </SegmentGroup.Item>
        ))}
      </SegmentGroup.Root>
    </Box>
  );
}
