import { createListCollection, Select } from "@chakra-ui/react";
import { type ReactNode, useMemo } from "react";

interface ListFieldProps<Item> {
  label: string;
  items: readonly Item[];
  value: readonly string[];
  isMultiple?: boolean;
  /** While nothing is chosen. */
  placeholder?: string;
  onChoose: (value: string[]) => void;
  onOpen?: () => void;
  /** An item of the open list, if not its label alone. */
  children?: (item: Item) => ReactNode;
}

/** A choice from a list that shows more than a browser's own: each item in its font or language, or several at once. */
export function ListField<Item extends { value: string; label: string }>(props: ListFieldProps<Item>) {
  const { label, items, value, isMultiple = false, placeholder, onChoose, onOpen, children } = props;
  const collection = useMemo(() => createListCollection({ items: [...items] }), [items]);
  return (
    <Select.Root
      collection={collection}
      multiple={isMultiple}
      value={[...value]}
      onValueChange={(change) => onChoose(change.value)}
      onOpenChange={({ open }) => open && onOpen?.()}
      positioning={{ sameWidth: true }}
      lazyMount
      unmountOnExit
    >
      <Select.Label>{label}</Select.Label>
      <Select.Control>
        <Select.Trigger
          borderColor="border.emphasized"
          bg="bg.panel"
          minH={{ base: "12", md: "10" }}
          textStyle={{ base: "md", md: "control" }}
          _placeholderShown={{ color: "fg" }}
        >
          <Select.ValueText placeholder={placeholder} />
        </Select.Trigger>
        <Select.IndicatorGroup>
          <Select.Indicator />
        </Select.IndicatorGroup>
      </Select.Control>
      <Select.Positioner>
        <Select.Content maxH="80">
          {items.map((item) => (
            <Select.Item key={item.value} item={item} minH="10">
              {children?.(item) ?? item.label}
              <Select.ItemIndicator />
            </Select.Item>
          ))}
        </Select.Content>
      </Select.Positioner>
    </Select.Root>
  );
}
