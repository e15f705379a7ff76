import { Box, Flex, Stack, Text } from "@chakra-ui/react";
import { X } from "lucide-react";
import { useMemo, useState } from "react";
import { tableTitle } from "../../../../lib/table-texts.ts";
import { t } from "../../../../lib/text.ts";
import { PickList } from "../../../../ui/pick-list.tsx";
import { type ShownBoard, useSeating } from "../../seating.ts";
import { useGuestSearch } from "../../use-guest-search.ts";

const maxOffered = 8;
const maxSearch = 100;

interface NamedGuestsFieldProps {
  guestIds: readonly number[];
  shown: ShownBoard;
  isPhone: boolean;
  error: string | undefined;
  onChange: (guestIds: readonly number[]) => void;
}

export function NamedGuestsField({ guestIds, shown, isPhone, error, onChange }: NamedGuestsFieldProps) {
  const seating = useSeating();
  const { guests } = shown.board;
  const [typed, setTyped] = useState("");
  const found = useGuestSearch(seating.eventId, typed);
  const items = useMemo(() => {
    const chosen = new Set(guestIds);
    return (found ?? [])
      .filter((id) => !chosen.has(id))
      .slice(0, maxOffered)
      .flatMap((id) => guests.get(id) ?? [])
      .map(({ id, name, tableNumber }) => ({
        key: String(id),
        id,
        title: name,
        note: tableNumber === "" ? t("seating.noSeat") : tableTitle(tableNumber),
      }));
  }, [guests, guestIds, found]);

  return (
    <Stack gap="2" role="group" aria-label={t("seating-wishes.form.guests")}>
      <Text textStyle="sm" fontWeight="medium" aria-hidden>
        {t("seating-wishes.form.guests")}
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
        {guestIds
          .flatMap((id) => guests.get(id) ?? [])
          .map(({ id, name }) => (
            <li key={id}>
              <Chip name={name} onRemove={() => onChange(guestIds.filter((one) => one !== id))} />
            </li>
          ))}
      </Flex>
      <PickList
        label={t("seating-wishes.form.search")}
        listLabel={t("seating-wishes.form.found")}
        items={items}
        typed={typed}
        onType={setTyped}
        onPick={({ id }) => {
          onChange([...guestIds, id]);
          setTyped("");
        }}
        maxLength={maxSearch}
        isPhone={isPhone}
      />
      {items.length === 0 && found !== null && (
        <Text textStyle="sm" color="fg.muted" role="status">
          {t("seating-wishes.form.nobodyFound")}
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
