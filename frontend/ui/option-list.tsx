import { Box, type BoxProps } from "@chakra-ui/react";
import { useEffect, useRef } from "react";

export interface Option {
  key: string;
  title: string;
  note: string;
  /** It cannot be chosen; picking it only leads to the reason. */
  isRefused?: boolean;
}

interface OptionListProps<Item extends Option> extends Pick<BoxProps, "mt" | "mx" | "maxH" | "p"> {
  /** Items have ids that begin with it. */
  id: string;
  label: string;
  items: readonly Item[];
  /** Index of the item that Enter picks; below 0 for none. */
  current: number;
  /** Larger, for thumbs. */
  isPhone: boolean;
  onPick: (item: Item) => void;
}

const offered = { cursor: "pointer", _hover: { bg: "colorPalette.subtle" } } as const;
const refused = { "aria-disabled": true, color: "fg.muted", cursor: "not-allowed" } as const;

const chosenColor = ({ isRefused }: Option) => (isRefused ? "bg.muted" : "colorPalette.subtle");

/** The list that belongs to a field, which keeps the focus. */
export function OptionList<Item extends Option>(props: OptionListProps<Item>) {
  const { id, label, items, current, isPhone, onPick, ...box } = props;
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    list.current?.children[current]?.scrollIntoView({ block: "nearest" });
  }, [current]);

  return (
    <Box
      ref={list}
      id={id}
      role="listbox"
      aria-label={label}
      minH="0"
      overflowY="auto"
      overscrollBehavior="contain"
      {...box}
    >
      {items.map((item, at) => (
        <Box
          key={item.key}
          id={`${id}-${at}`}
          role="option"
          aria-selected={at === current}
          display="flex"
          justifyContent="space-between"
          gap="3"
          alignItems="center"
          px="3"
          minH={isPhone ? "12" : "9"}
          rounded="l1"
          bg={at === current && !isPhone ? chosenColor(item) : undefined}
          onClick={() => onPick(item)}
          {...(item.isRefused ? refused : offered)}
        >
          <Box as="span" fontWeight="medium" overflowWrap="anywhere">
            {item.title}
          </Box>
          <Box as="span" color="fg.muted" textStyle="sm" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
            {item.note}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
