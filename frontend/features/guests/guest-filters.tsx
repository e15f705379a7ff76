import { Button, Flex, Icon } from "@chakra-ui/react";
import { Columns3 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { lazyDialog } from "../../lib/lazy.tsx";
import { t } from "../../lib/text.ts";
import { currentParams, withParams } from "../../lib/use-list-state.ts";
import type { ColumnView } from "./column-view.ts";
import type { GuestPart } from "./guest-list-query.ts";

const ColumnsDialog = lazyDialog(
  async () => (await import("./columns-dialog.tsx")).ColumnsDialog,
  ({ open }) => open,
);

interface GuestFiltersProps {
  guestCount: number;
  unseatedCount: number;
  declinedCount: number;
  part: GuestPart | undefined;
  extraColumns: readonly string[];
  view: ColumnView;
  onView: (view: ColumnView) => void;
  onSelect?: (() => void) | undefined;
}

/** Which guests and which columns of theirs are listed. */
export function GuestFilters(props: GuestFiltersProps) {
  const { guestCount, unseatedCount, declinedCount, part, extraColumns, view, onView, onSelect } = props;
  const [, setParams] = useSearchParams();
  const [isArranging, setArranging] = useState(false);
  // In the address, so that other screens can link to it.
  const show = (next: GuestPart | undefined) =>
    setParams(() => withParams(currentParams(), { show: next ?? "", page: "" }), {
      replace: true,
      preventScrollReset: true,
    });
  const toggle = (next: GuestPart) => show(part === next ? undefined : next);
  return (
    <Flex gap="2" align="start" justify="space-between" minW="0">
      <Flex role="group" aria-label={t("guest-list.filter.label")} gap="1.5" wrap="wrap" minW="0">
        {/* Phones have no room for it in the row: there, the pressed part is pressed again. */}
        <Chip isOn={part === undefined} isForLargeScreens onPress={() => show(undefined)}>
          {t("guest-list.filter.all", { count: guestCount })}
        </Chip>
        {(unseatedCount > 0 || part === "unseated") && (
          <Chip isOn={part === "unseated"} onPress={() => toggle("unseated")}>
            {t("guest-list.filter.unseated", { count: unseatedCount })}
          </Chip>
        )}
        {(declinedCount > 0 || part === "declined") && (
          <Chip isOn={part === "declined"} onPress={() => toggle("declined")}>
            {t("guest-list.filter.declined", { count: declinedCount })}
          </Chip>
        )}
      </Flex>
      <Flex gap="1" flexShrink="0">
        {/* Phones have room for its icon only. */}
        <Button
          variant="ghost"
          size="sm"
          px={{ base: "0", md: "2.5" }}
          minW={{ base: "10", md: "0" }}
          minH={{ base: "10", md: "8" }}
          color="fg.muted"
          aria-label={t("guest-list.columns.open")}
          onClick={() => setArranging(true)}
        >
          <Icon as={Columns3} aria-hidden />
          <Flex as="span" hideBelow="md">
            {t("guest-list.columns.open")}
          </Flex>
        </Button>
        {onSelect && (
          <Button variant="ghost" size="sm" px="2" hideFrom="md" onClick={onSelect}>
            {t("guest-list.select.start")}
          </Button>
        )}
      </Flex>
      <ColumnsDialog
        open={isArranging}
        extraColumns={extraColumns}
        view={view}
        onChange={onView}
        onClose={() => setArranging(false)}
      />
    </Flex>
  );
}

interface ChipProps {
  isOn: boolean;
  isForLargeScreens?: boolean;
  onPress: () => void;
  children: ReactNode;
}

function Chip({ isOn, isForLargeScreens = false, onPress, children }: ChipProps) {
  return (
    <Button
      {...(isForLargeScreens && { hideBelow: "md" })}
      variant="outline"
      size="sm"
      minH={{ base: "10", md: "8" }}
      px="3"
      rounded="full"
      fontWeight="medium"
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
