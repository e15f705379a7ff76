import { Box, type BoxProps, Input, useBreakpointValue } from "@chakra-ui/react";
import {
  type ChangeEventHandler,
  type FocusEventHandler,
  type KeyboardEvent,
  type Ref,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { t } from "../lib/text.ts";
import { openListField } from "./dialog-frame.tsx";
import { FormField } from "./text-field.tsx";

export interface Option {
  key: string;
  title: string;
  note: string;
  /** It cannot be chosen; picking it only leads to the reason. */
  isRefused?: boolean;
}

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
export function PickList<Item extends Option>(props: PickListProps<Item>) {
  const { label, listLabel, items, typed, onType, onPick, maxLength, isPhone } = props;
  const [chosen, setChosen] = useState(0);
  const listId = useId();
  const current = Math.min(chosen, items.length - 1);

  function onKeyDown(event: KeyboardEvent): void {
    const step = steps[event.key];
    const item = items[current];
    if (step === undefined && event.key !== "Enter") return;
    event.preventDefault();
    if (step !== undefined) setChosen((current + step + items.length) % items.length);
    else if (item) onPick(item);
  }

  return (
    <>
      <Input
        {...comboboxProps(listId, true, current)}
        aria-label={label}
        placeholder={label}
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
        {...{ items, current, isPhone, onPick }}
        id={listId}
        label={listLabel}
        mt="2"
        mx="-2"
        maxH={isPhone ? "50dvh" : "20rem"}
      />
    </>
  );
}

export interface Suggestion extends Option {
  /** What picking it enters. */
  text: string;
}

interface SuggestFieldProps<Item extends Suggestion> {
  label: string;
  placeholder?: string;
  isRequired?: boolean;
  hint?: string;
  error?: string | undefined;
  /** What to offer; for an empty text if nothing was typed since the list opened. */
  itemsFor: (typed: string) => readonly Item[];
  /** Whether only what is offered counts. Then Enter and Tab pick the first item. */
  isChoice?: boolean;
  onOpen?: () => void;
  onPick?: (item: Item) => void;
  value?: string;
  name: string;
  ref: Ref<HTMLInputElement>;
  onChange: ChangeEventHandler<HTMLInputElement>;
  onBlur: FocusEventHandler<HTMLInputElement>;
}

/** A text field that offers texts. They open on a click, an arrow key, or what is typed; Tab leads past them. */
export function SuggestField<Item extends Suggestion>(props: SuggestFieldProps<Item>) {
  const { label, placeholder, isRequired = false, hint, error, itemsFor, isChoice = false, onOpen, onPick } = props;
  const { onChange, onBlur, name, ref, value } = props;
  const isPhone = useBreakpointValue({ base: true, md: false }, { ssr: false }) ?? false;
  // Null while the list is closed.
  const [typed, setTyped] = useState<string | null>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  const listId = useId();
  const box = useRef<HTMLDivElement>(null);
  const items = typed === null ? [] : itemsFor(typed);
  const isOpen = items.length > 0;
  const current = Math.min(chosen ?? (isChoice && typed !== "" ? 0 : -1), items.length - 1);

  function open(text: string): void {
    onOpen?.();
    setTyped(text);
    setChosen(null);
  }

  function pick(item: Item): void {
    const input = box.current?.querySelector("input");
    if (input) enterText(input, item.text);
    onPick?.(item);
    setTyped(null);
  }

  function step(by: number): void {
    if (typed === null) open("");
    else if (isOpen) setChosen(current < 0 && by < 0 ? items.length - 1 : (current + by + items.length) % items.length);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const by = steps[event.key];
    const item = items[current];
    if (by !== undefined) {
      event.preventDefault();
      step(by);
    } else if (event.key === "Enter" && (item || (isChoice && typed))) {
      // Otherwise Enter would send the form.
      event.preventDefault();
      if (item) pick(item);
    } else if (event.key === "Tab" && isChoice && item) pick(item);
    else if (event.key === "Escape") setTyped(null);
  }

  return (
    <FormField {...{ label, isRequired, hint, error }}>
      <Box ref={box} position="relative" w="full">
        <Input
          {...comboboxProps(listId, isOpen, current)}
          {...(isOpen && { [openListField]: "" })}
          placeholder={placeholder}
          scrollMarginTop="24"
          {...{ name, ref, ...(value !== undefined && { value }) }}
          onChange={(event) => {
            onChange(event);
            open(event.currentTarget.value);
          }}
          onClick={() => {
            if (typed === null) open("");
          }}
          onBlur={(event) => {
            setTyped(null);
            onBlur(event);
          }}
          onKeyDown={onKeyDown}
        />
        {isOpen && (
          <Box
            ref={bringIntoView}
            position="absolute"
            top="100%"
            insetX="0"
            zIndex="2"
            mt="1"
            bg="bg.panel"
            borderWidth="1px"
            borderColor="border.emphasized"
            rounded="l2"
            shadow="md"
            // The field keeps the focus.
            onMouseDown={(event) => event.preventDefault()}
          >
            <OptionList
              {...{ items, current, isPhone }}
              id={listId}
              label={t("ui.suggestions")}
              maxH="14rem"
              p="1"
              onPick={pick}
            />
          </Box>
        )}
      </Box>
    </FormField>
  );
}

const steps: Readonly<Record<string, number | undefined>> = { ArrowDown: 1, ArrowUp: -1 };

const comboboxProps = (listId: string, isOpen: boolean, current: number) => ({
  role: "combobox",
  "aria-autocomplete": "list" as const,
  "aria-expanded": isOpen,
  ...(isOpen && { "aria-controls": listId }),
  ...(current >= 0 && { "aria-activedescendant": `${listId}-${current}` }),
  autoComplete: "off",
});

const bringIntoView = (popup: HTMLElement | null) => popup?.scrollIntoView({ block: "nearest" });

/** Enters a text as if it were typed, so that forms notice. */
function enterText(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
  input.dispatchEvent(new Event("input", { bubbles: true }));
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
function OptionList<Item extends Option>(props: OptionListProps<Item>) {
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
