import { Button, Flex } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { t } from "../../lib/text.ts";
import type { SeatedFilter } from "./use-seated-filter.ts";

interface GuestFiltersProps {
  guestCount: number;
  unseatedCount: number;
  filter: SeatedFilter;
  onSelect?: (() => void) | undefined;
}

export function GuestFilters({ guestCount, unseatedCount, filter, onSelect }: GuestFiltersProps) {
  const { isUnseatedOnly, setUnseatedOnly } = filter;
  return (
    <Flex gap="2" align="center" justify="space-between" minW="0">
      <Flex role="group" aria-label={t("guest-list.filter.label")} gap="1.5">
        <Chip isOn={!isUnseatedOnly} onPress={() => setUnseatedOnly(false)}>
          {t("guest-list.filter.all", { count: guestCount })}
        </Chip>
        {(unseatedCount > 0 || isUnseatedOnly) && (
          <Chip isOn={isUnseatedOnly} onPress={() => setUnseatedOnly(!isUnseatedOnly)}>
            {t("guest-list.filter.unseated", { count: unseatedCount })}
          </Chip>
        )}
      </Flex>
      {onSelect && (
        <Button variant="ghost" size="sm" px="2" hideFrom="md" onClick={onSelect}>
          {t("guest-list.select.start")}
        </Button>
      )}
    </Flex>
  );
}

function Chip({ isOn, onPress, children }: { isOn: boolean; onPress: () => void; children: ReactNode }) {
  return (
    <Button
      variant="outline"
      size="sm"
      h="auto"
      minH={{ base: "10", md: "8" }}
      px="3"
      py="0"
      rounded="full"
      fontWeight="medium"
      whiteSpace="nowrap"
      fontVariantNumeric="tabular-nums lining-nums"
      aria-pressed={isOn}
      {...(isOn
        ? { bg: "brand.subtle", color: "brand.fg", borderColor: "brand.subtle" }
        : { color: "fg.muted", borderColor: "border" })}
      onClick={onPress}
    >
      {children}
    </Button>
  );
}
