import { Button, Flex, IconButton, Text } from "@chakra-ui/react";
import { Armchair, ChevronDown, Columns3, Download, Ellipsis, Printer, Upload, UserPlus, Users } from "lucide-react";
import type { Ref } from "react";
import { Link as RouterLink, useSearchParams } from "react-router-dom";
import { downloadKinds } from "../../../../common/guest-file.ts";
import { useEventHere } from "../../event/event-here.ts";
import { paths as allPaths } from "../../lib/paths.ts";
import { t } from "../../lib/text.ts";
import { currentParams, withParams } from "../../lib/use-list-state.ts";
import { FloatingBar } from "../../ui/floating-bar.tsx";
import { Menu, type MenuEntry } from "../../ui/menu.tsx";
import type { GuestListQuery } from "./generated/guests.ts";
import type { GuestPart } from "./guest-rows.ts";

interface GuestListControlsProps {
  event: GuestListQuery["event"] | undefined;
  part: GuestPart | undefined;
  addButton: Ref<HTMLButtonElement>;
  onAdd: () => void;
  /** Absent if no file can be imported here. */
  onImport: (() => void) | undefined;
  onArrange: () => void;
  /** Absent if nobody can be selected. */
  onSelect: (() => void) | undefined;
}

/** What can be done with the whole list. Phones have all but adding a guest in a menu. */
export function GuestListActions(props: GuestListControlsProps) {
  const { event, part, addButton, onAdd, onImport, onArrange, onSelect } = props;
  const { event: here, mayChange, paths } = useEventHere();
  const showPart = useShowPart();
  const isReadOnly = here.isSample;
  const screens = [
    { label: t("seating.open"), to: paths.seating, icon: <Armchair aria-hidden /> },
    { label: t("print-screen.open"), to: paths.print, icon: <Printer aria-hidden /> },
  ];
  const downloads: MenuEntry[] = [
    ...downloadKinds.map((kind) => ({
      label: t(`guest-list.downloads.${kind}`),
      href: allPaths.guestListFile(here.id, kind),
      isDownload: true,
    })),
    { label: t("guest-list.downloads.personalLinks"), href: allPaths.personalLinksFile(here.id), isDownload: true },
  ];
  const onPhones: MenuEntry[] = [
    ...(onImport ? [{ label: t("guest-list.import"), act: onImport, isDisabled: isReadOnly }] : []),
    ...partsOf(event).map(({ name, label }) => ({ label, act: () => showPart(name) })),
    ...(onSelect ? [{ label: t("guest-list.select.start"), act: onSelect }] : []),
    ...(event?.guestCount ? [{ label: t("guest-list.columns.open"), act: onArrange }] : []),
    ...screens.map(({ label, to }) => ({ label, to })),
    ...downloads,
  ];
  return (
    <Flex gap="2" justify="end" flexShrink="0">
      {screens.map(({ label, to, icon }) => (
        <Button key={to} asChild variant="ghost" px="3" hideBelow="md">
          <RouterLink to={to}>
            {icon}
            {label}
          </RouterLink>
        </Button>
      ))}
      <Menu
        entries={downloads}
        button={(closed) => (
          <Button variant="ghost" px="3" hideBelow="md" {...closed}>
            <Download aria-hidden />
            {t("guest-list.downloads.open")}
            <ChevronDown aria-hidden />
          </Button>
        )}
      />
      {onImport && (
        <Button variant="outline" hideBelow="md" disabled={isReadOnly} onClick={onImport}>
          <Upload aria-hidden />
          {t("guest-list.import")}
        </Button>
      )}
      {mayChange && (
        <Button
          ref={addButton}
          px={{ base: "3", md: "4" }}
          aria-label={t("guest-list.add")}
          disabled={isReadOnly}
          onClick={onAdd}
        >
          <UserPlus aria-hidden />
          <Flex as="span" hideBelow="md">
            {t("guest-list.add")}
          </Flex>
        </Button>
      )}
      <Menu
        // What an open menu offers follows the part that is shown.
        key={part}
        entries={onPhones}
        button={(closed) => (
          <IconButton variant="outline" hideFrom="md" aria-label={t("guest-list.more")} {...closed}>
            <Ellipsis aria-hidden />
          </IconButton>
        )}
      />
    </Flex>
  );
}

/** Which part of the guests is listed, and with which columns; on phones only the chosen part, to take it back. */
export function GuestFilters({ event, part, onArrange }: Pick<GuestListControlsProps, "event" | "part" | "onArrange">) {
  const show = useShowPart();
  return (
    <Flex gap="2" align="start" justify="space-between" minW="0" hideBelow={part ? undefined : "md"}>
      <Flex role="group" aria-label={t("guest-list.filter.label")} gap="1.5" wrap="wrap" minW="0">
        {[
          { name: undefined, label: t("guest-list.filter.all", { count: event?.guestCount ?? 0 }) },
          ...partsOf(event, part),
        ].map(({ name, label }) => (
          <Button
            key={label}
            hideBelow={name !== undefined && part === name ? undefined : "md"}
            variant="outline"
            size="sm"
            minH={{ base: "10", md: "8" }}
            px="3"
            rounded="full"
            fontWeight="medium"
            fontVariantNumeric="tabular-nums lining-nums"
            aria-pressed={part === name}
            {...(part === name ? pressed : { color: "fg.muted", borderColor: "border" })}
            onClick={() => show(part === name ? undefined : name)}
          >
            {label}
          </Button>
        ))}
      </Flex>
      <Button variant="ghost" size="sm" px="2.5" color="fg.muted" hideBelow="md" onClick={onArrange}>
        <Columns3 aria-hidden />
        {t("guest-list.columns.open")}
      </Button>
    </Flex>
  );
}

const pressed = { bg: "brand.subtle", color: "brand.fg", borderColor: "brand.subtle" } as const;

/** Parts of the list that have guests, and the one that is shown. */
function partsOf(event: GuestListQuery["event"] | undefined, shown?: GuestPart) {
  const { unseatedGuestCount: unseated = 0, declinedGuestCount: declined = 0 } = event ?? {};
  const parts = [
    { name: "unseated", count: unseated, label: t("guest-list.filter.unseated", { count: unseated }) },
    { name: "declined", count: declined, label: t("guest-list.filter.declined", { count: declined }) },
  ] as const;
  return parts.filter(({ name, count }) => count > 0 || name === shown);
}

/** In the address, so that other screens can link to it. */
function useShowPart(): (part: GuestPart | undefined) => void {
  const [, setParams] = useSearchParams();
  return (part) =>
    setParams(() => withParams(currentParams(), { show: part ?? "", page: "" }), {
      replace: true,
      preventScrollReset: true,
    });
}

interface SameNamesNoticeProps {
  /** Names that appear more than once on the list, without those known to be of different people. */
  count: number;
  onReview: () => void;
}

export function SameNamesNotice({ count, onReview }: SameNamesNoticeProps) {
  if (count === 0) return null;
  return (
    <Flex align="center" gap="3" ps="3" pe="1" py="1" rounded="l2" bg="brass.subtle" color="brass.fg" textStyle="sm">
      <Users size={16} aria-hidden />
      <Text flex="1">{t("guest-list.sameNames.notice", { count })}</Text>
      <Button variant="ghost" size="sm" color="inherit" _hover={{ bg: "bg.panel" }} onClick={onReview}>
        {t("guest-list.sameNames.review")}
      </Button>
    </Flex>
  );
}

interface GuestBulkBarProps {
  isOpen: boolean;
  selectedCount: number;
  matchingCount: number;
  isFiltered: boolean;
  onSelectAll: () => void;
  onMove: () => void;
  onSetColumn: () => void;
  onDelete: () => void;
  onClear: () => void;
}

/** What can be done with the selected guests. Phones have the less frequent things in a menu. */
export function GuestBulkBar({ isOpen, selectedCount, matchingCount, isFiltered, ...acts }: GuestBulkBarProps) {
  const { mayDelete } = useEventHere();
  const isNone = selectedCount === 0;
  const all = t(isFiltered ? "guest-list.select.allMatching" : "guest-list.select.all", { count: matchingCount });
  const selectAll = selectedCount < matchingCount && { label: all, act: acts.onSelectAll };
  const setColumn = { label: t("guest-list.bulk.setColumn"), act: acts.onSetColumn };
  const onPhones = [...(selectAll ? [selectAll] : []), ...(isNone ? [] : [setColumn])];
  return (
    <FloatingBar
      label={t("guest-list.select.label")}
      text={t("guest-list.select.count", { count: selectedCount })}
      isOpen={isOpen}
      more={
        selectAll && (
          <Button {...quiet} hideBelow="md" onClick={selectAll.act}>
            {selectAll.label}
          </Button>
        )
      }
    >
      <Button {...quiet} disabled={isNone} onClick={acts.onMove}>
        {t("guest-list.bulk.move")}
      </Button>
      <Button {...quiet} hideBelow="md" disabled={isNone} onClick={setColumn.act}>
        {setColumn.label}
      </Button>
      {mayDelete && (
        <Button {...quiet} colorPalette="red" disabled={isNone} onClick={acts.onDelete}>
          {t("guest-list.remove")}
        </Button>
      )}
      <Button {...quiet} color="fg.muted" onClick={acts.onClear}>
        {t("guest-list.select.clear")}
      </Button>
      {onPhones.length > 0 && (
        <Menu
          entries={onPhones}
          placement="top-end"
          button={(closed) => (
            <IconButton {...quiet} hideFrom="md" aria-label={t("guest-list.more")} {...closed}>
              <Ellipsis aria-hidden />
            </IconButton>
          )}
        />
      )}
    </FloatingBar>
  );
}

const quiet = { variant: "ghost", size: "sm", px: { base: "2", md: "3" }, minH: { base: "11", md: "9" } } as const;
