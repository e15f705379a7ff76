import { Checkbox, Stack, Text } from "@chakra-ui/react";
import { useId } from "react";

interface ColumnTicksProps {
  label: string;
  columns: readonly string[];
  ticked: readonly string[];
  onTick: (columns: string[]) => void;
}

/** Any number of the list's extra columns; those that are ticked come in the list's order. */
export function ColumnTicks({ label, columns, ticked, onTick }: ColumnTicksProps) {
  const labelId = useId();
  if (columns.length === 0) return null;
  return (
    <Stack role="group" aria-labelledby={labelId} gap="1">
      <Text id={labelId} textStyle="sm" fontWeight="medium">
        {label}
      </Text>
      <Stack gap="0" maxH="48" overflowY="auto" px="1" mx="-1">
        {columns.map((column) => (
          <Checkbox.Root
            key={column}
            minH={{ base: "11", lg: "7" }}
            flexShrink="0"
            checked={ticked.includes(column)}
            onCheckedChange={(change) =>
              onTick(columns.filter((one) => (one === column ? change.checked === true : ticked.includes(one))))
            }
          >
            <Checkbox.HiddenInput />
            <Checkbox.Control borderColor="border.emphasized" />
            <Checkbox.Label fontWeight="normal" minW="0" overflowWrap="anywhere">
              {column}
            </Checkbox.Label>
          </Checkbox.Root>
        ))}
      </Stack>
    </Stack>
  );
}
