import { Button, Flex, Icon } from "@chakra-ui/react";
import { Columns3, Funnel, type LucideIcon, X } from "lucide-react";
import { type ReactNode, useState } from "react";
import { lateDialog } from "../../lib/late-part.tsx";
import { t } from "../../lib/text.ts";
import type { ColumnView } from "./column-view.ts";
import { conditionText } from "./condition-texts.ts";
import type { GuestFilterState } from "./use-guest-filter.ts";

const FilterDialog = lateDialog(
  async () => (await import("./filter-dialog.tsx")).FilterDialog,
  ({ open }) => open,
);
const ColumnsDialog = lateDialog(
  async () => (await import("./columns-dialog.tsx")).ColumnsDialog,
  ({ open }) => open,
);

interface GuestFiltersProps {
  eventId: number;
  guestCount: number;
  unseatedCount: number;
  filter: GuestFilterState;
  extraColumns: readonly string[];
  view: ColumnView;
  onView: (view: ColumnView) => void;
  onSelect?: (() => void) | undefined;
}

/** Which guests and which columns of theirs are listed. */
export function GuestFilters(props: GuestFiltersProps) {
  const { eventId, guestCount, unseatedCount, filter, extraColumns, view, onView, onSelect } = props;
  const { isUnseatedOnly, setUnseatedOnly, conditions, setCondition, clear } = filter;
  const [open, setOpen] = useState<"filter" | "columns" | null>(null);
  const close = () => setOpen(null);
  return (
    <Flex gap="2" align="start" justify="space-between" wrap={{ base: "wrap", md: "nowrap" }} minW="0">
      <Flex role="group" aria-label={t("guest-list.filter.label")} gap="1.5" flexShrink="0">
        <Chip isOn={!isUnseatedOnly && conditions.length === 0} onPress={clear}>
          {t("guest-list.filter.all", { count: guestCount })}
        </Chip>
        {(unseatedCount > 0 || isUnseatedOnly) && (
          <Chip isOn={isUnseatedOnly} onPress={() => setUnseatedOnly(!isUnseatedOnly)}>
            {t("guest-list.filter.unseated", { count: unseatedCount })}
          </Chip>
        )}
      </Flex>
      {conditions.length > 0 && (
        <Flex flex={{ base: "1 0 100%", md: "1" }} order={{ base: "1", md: "0" }} gap="1.5" wrap="wrap" minW="0">
          {conditions.map((condition) => (
            <Chip
              key={condition.name}
              isOn
              label={t("guest-list.filter.remove", { filter: conditionText(condition) })}
              onPress={() => setCondition({ ...condition, value: "" })}
            >
              {conditionText(condition)}
              <X size={14} aria-hidden />
            </Chip>
          ))}
        </Flex>
      )}
      <Flex gap="1" flexShrink="0">
        <QuietButton icon={Funnel} label={t("guest-list.filter.open")} onPress={() => setOpen("filter")} />
        <QuietButton icon={Columns3} label={t("guest-list.columns.open")} onPress={() => setOpen("columns")} />
        {onSelect && (
          <Button variant="ghost" size="sm" px="2" hideFrom="md" onClick={onSelect}>
            {t("guest-list.select.start")}
          </Button>
        )}
      </Flex>
      <FilterDialog
        eventId={eventId}
        open={open === "filter"}
        columns={extraColumns}
        onChoose={(condition) => {
          setCondition(condition);
          close();
        }}
        onClose={close}
      />
      <ColumnsDialog
        open={open === "columns"}
        extraColumns={extraColumns}
        view={view}
        onChange={onView}
        onClose={close}
      />
    </Flex>
  );
}

/** Phones have room for its icon only. */
function QuietButton({ icon, label, onPress }: { icon: LucideIcon; label: string; onPress: () => void }) {
  return (
    <Button
      variant="ghost"
      size="sm"
      px={{ base: "0", md: "2.5" }}
      minW={{ base: "10", md: "0" }}
      minH={{ base: "10", md: "8" }}
      color="fg.muted"
      aria-label={label}
      onClick={onPress}
    >
      <Icon as={icon} aria-hidden />
      <Flex as="span" hideBelow="md">
        {label}
      </Flex>
    </Button>
  );
}

interface ChipProps {
  isOn: boolean;
  /** What pressing it does, for a chip that is there only while it is on. */
  label?: string;
  onPress: () => void;
  children: ReactNode;
}

function Chip({ isOn, label, onPress, children }: ChipProps) {
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
      gap="1.5"
      whiteSpace="normal"
      overflowWrap="anywhere"
      textAlign="start"
      fontVariantNumeric="tabular-nums lining-nums"
      {...(label === undefined ? { "aria-pressed": isOn } : { "aria-label": label })}
      {...(isOn
        ? { bg: "brand.subtle", color: "brand.fg", borderColor: "brand.subtle" }
        : { color: "fg.muted", borderColor: "border" })}
      onClick={onPress}
    >
      {children}
    </Button>
  );
}
