import { Badge, Box, SegmentGroup, Text } from "@chakra-ui/react";
import { type Ref, useId } from "react";
import { wholeNumber } from "../lib/words.ts";

interface SegmentsProps<Value extends string> extends Omit<SegmentGroup.RootProps, "value" | "onChange"> {
  /** Unless something else on the screen labels them. */
  label?: string;
  value: Value;
  items: readonly { value: Value; label: string; count?: number }[];
  item?: Omit<SegmentGroup.ItemProps, "value">;
  text?: SegmentGroup.ItemTextProps;
  ref?: Ref<HTMLDivElement>;
  onChoose: (value: Value) => void;
}

/** Views, one of which is shown. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { label, value, items, item, text, onChoose, ...root } = props;
  return (
    <SegmentGroup.Root
      value={value}
      aria-label={label}
      onValueChange={(change) => {
        const chosen = items.find((one) => one.value === change.value);
        if (chosen) onChoose(chosen.value);
      }}
      {...root}
    >
      <SegmentGroup.Indicator />
      {items.map(({ value: view, label: title, count = 0 }) => (
        <SegmentGroup.Item key={view} value={view} {...item}>
          <SegmentGroup.ItemText textStyle="sm" whiteSpace="nowrap" {...text}>
            {title} <CountBadge count={count} />
          </SegmentGroup.ItemText>
          <SegmentGroup.ItemHiddenInput />
        </SegmentGroup.Item>
      ))}
    </SegmentGroup.Root>
  );
}

/** A number after a word of the same button or tab; nothing for none. */
function CountBadge({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Badge data-count ms="1.5" rounded="full" colorPalette="gray" fontVariantNumeric="tabular-nums">
      {wholeNumber(count)}
    </Badge>
  );
}

interface SegmentFieldProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChoose: (value: Value) => void;
}

/** A choice of a form between a few values. */
export function SegmentField<Value extends string>({ label, value, options, onChoose }: SegmentFieldProps<Value>) {
  const id = useId();
  return (
    <Box>
      <Text id={id} textStyle="sm" fontWeight="medium" mb="1.5">
        {label}
      </Text>
      <Segments
        value={value}
        items={options}
        w="full"
        minW="0"
        aria-labelledby={id}
        item={{ flex: "1", minW: "0", px: "2", minH: { base: "11", lg: "9" }, h: "auto" }}
        text={{ textAlign: "center", w: "full", whiteSpace: "normal" }}
        onChoose={onChoose}
      />
    </Box>
  );
}
