import { Input } from "@chakra-ui/react";
import { type KeyboardEvent, useId, useState } from "react";
import { type Option, OptionList } from "./option-list.tsx";

interface PickListProps<Item extends Option> {
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
export function PickList<Item extends Option>({
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
  const current = Math.min(chosen, items.length - 1);

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
      <OptionList
        id={listId}
        label={listLabel}
        items={items}
        current={current}
        isPhone={isPhone}
        mt="2"
        mx="-2"
        maxH={isPhone ? "50dvh" : "20rem"}
        onPick={onPick}
      />
    </>
  );
}
