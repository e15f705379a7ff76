import { Box, Input } from "@chakra-ui/react";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";

export interface PickListItem {
  key: string;
  title: string;
  note: string;
}

interface PickListProps<Item extends PickListItem> {
  label: string;
  listLabel: string;
  items: readonly Item[];
  typed: string;
  onType: (typed: string) => void;
  onPick: (item: Item) => void;
  maxLength: number;
  /** Larger, for thumbs; the keyboard, which would cover the list, comes only when the field is touched. */
  isPhone: boolean;
}

/** A field with a list that follows what is typed. Enter picks the first item, arrow keys choose another. */
export function PickList<Item extends PickListItem>({
  label,
  listLabel,
  items,
  typed,
  onType,
  onPick,
  maxLength,
  isPhone,
}: PickListProps<Item>) {
  const [chosen, setChosen] = useState(0);
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const current = Math.min(chosen, items.length - 1);

  useEffect(() => {
    list.current?.children[current]?.scrollIntoView({ block: "nearest" });
  }, [current]);

  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setChosen((current + step + items.length) % items.length);
    } else if (event.key === "Enter") {
      event.preventDefault();
      const item = items[current];
      if (item) onPick(item);
    }
  }

  return (
    <>
      <Input
        role="combobox"
        aria-label={label}
        placeholder={label}
        aria-expanded
        aria-autocomplete="list"
        aria-controls={listId}
        {...(current >= 0 && { "aria-activedescendant": `${listId}-${current}` })}
        autoComplete="off"
        spellCheck={false}
        maxLength={maxLength}
        size={isPhone ? "lg" : "md"}
        // At once, so that no key is lost of what was typed to open the list.
        autoFocus={!isPhone}
        value={typed}
        onChange={(event) => {
          onType(event.currentTarget.value);
          setChosen(0);
        }}
        onKeyDown={onKeyDown}
      />
      <Box
        ref={list}
        id={listId}
        role="listbox"
        aria-label={listLabel}
        mt="2"
        mx="-2"
        maxH={isPhone ? "50dvh" : "20rem"}
        minH="0"
        overflowY="auto"
        overscrollBehavior="contain"
      >
        {items.map((item, at) => (
          <Box
            key={item.key}
            id={`${listId}-${at}`}
            role="option"
            aria-selected={at === current}
            display="flex"
            justifyContent="space-between"
            gap="3"
            alignItems="center"
            px="3"
            minH={isPhone ? "12" : "9"}
            rounded="l1"
            cursor="pointer"
            bg={at === current && !isPhone ? "colorPalette.subtle" : undefined}
            _hover={{ bg: "colorPalette.subtle" }}
            onClick={() => onPick(item)}
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
    </>
  );
}
