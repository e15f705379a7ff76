import { Box, Field, Input, useBreakpointValue } from "@chakra-ui/react";
import {
  type ChangeEventHandler,
  type FocusEventHandler,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { t } from "../lib/text.ts";
import { type Option, OptionList } from "./option-list.tsx";

/** Finds a field whose list is open. */
export const openListField = "[data-list-open]";

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
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
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
    <Field.Root required={isRequired} invalid={error !== undefined}>
      <Field.Label>
        {label}
        <Field.RequiredIndicator />
      </Field.Label>
      <Box ref={box} position="relative" w="full">
        <Input
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          {...(isOpen && { "aria-controls": listId, "data-list-open": "" })}
          {...(current >= 0 && { "aria-activedescendant": `${listId}-${current}` })}
          placeholder={placeholder}
          autoComplete="off"
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
          <Popup>
            <OptionList
              id={listId}
              label={t("ui.suggestions")}
              items={items}
              current={current}
              isPhone={isPhone}
              maxH="14rem"
              p="1"
              onPick={pick}
            />
          </Popup>
        )}
      </Box>
      {hint !== undefined && <Field.HelperText>{hint}</Field.HelperText>}
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}

function Popup({ children }: { children: ReactNode }) {
  const popup = useRef<HTMLDivElement>(null);
  useEffect(() => {
    popup.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <Box
      ref={popup}
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
      {children}
    </Box>
  );
}

/** Enters a text as if it were typed, so that forms notice. */
function enterText(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
  input.dispatchEvent(new Event("input", { bubbles: true }));
}
