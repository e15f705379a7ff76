import { Box, Flex, Stack, Text } from "@chakra-ui/react";
import { X } from "lucide-react";
import { t } from "../../../../lib/text.ts";
import type { Option } from "../../../../ui/combobox.tsx";
import { PickList } from "../../../../ui/combobox.tsx";

const maxSearch = 100;

interface Pickable extends Option {
  readonly id: number;
}

interface PickedFieldProps {
  label: string;
  searchLabel: string;
  listLabel: string;
  picked: readonly { readonly id: number; readonly name: string }[];
  items: readonly Pickable[];
  /** Shown when nothing matches; null before a search. */
  nothingFound: string | null;
  typed: string;
  isPhone: boolean;
  error: string | undefined;
  hint?: string | undefined;
  onType: (typed: string) => void;
  onPick: (id: number) => void;
  onDrop: (id: number) => void;
}

/** Several picked things, each with a button that drops it, and a search for more. */
export function PickedField({ label, searchLabel, listLabel, picked, ...field }: PickedFieldProps) {
  const { items, nothingFound, typed, isPhone, error, hint, onType, onPick, onDrop } = field;
  return (
    <Stack gap="2" role="group" aria-label={label}>
      <Text textStyle="sm" fontWeight="medium" aria-hidden>
        {label}
      </Text>
      <Flex
        as="ul"
        listStyleType="none"
        wrap="wrap"
        gap="1.5"
        maxH="8rem"
        overflowY="auto"
        _empty={{ display: "none" }}
      >
        {picked.map(({ id, name }) => (
          <li key={id}>
            <Chip name={name} onRemove={() => onDrop(id)} />
          </li>
        ))}
      </Flex>
      <PickList
        label={searchLabel}
        listLabel={listLabel}
        items={items}
        typed={typed}
        onType={onType}
        onPick={({ id }) => {
          onPick(id);
          onType("");
        }}
        maxLength={maxSearch}
        isPhone={isPhone}
      />
      {items.length === 0 && nothingFound !== null && (
        <Text textStyle="sm" color="fg.muted" role="status">
          {nothingFound}
        </Text>
      )}
      {hint !== undefined && (
        <Text textStyle="sm" color="fg.muted">
          {hint}
        </Text>
      )}
      {error !== undefined && (
        <Text textStyle="sm" color="fg.error" role="alert">
          {error}
        </Text>
      )}
    </Stack>
  );
}

function Chip({ name, onRemove }: { name: string; onRemove: () => void }) {
  return (
    <Flex align="center" gap="0.5" ps="2.5" rounded="l1" bg="brand.subtle" color="brand.fg" textStyle="sm">
      <Box as="span" overflowWrap="anywhere" py="1">
        {name}
      </Box>
      <Box
        asChild
        display="grid"
        placeItems="center"
        boxSize={{ base: "10", lg: "7" }}
        rounded="l1"
        cursor="pointer"
        flexShrink="0"
        _focusVisible={{ outline: "2px solid", outlineColor: "brand.focusRing", outlineOffset: "-2px" }}
      >
        <button type="button" aria-label={t("seating-wishes.form.drop", { name })} onClick={onRemove}>
          <X size={14} aria-hidden />
        </button>
      </Box>
    </Flex>
  );
}
