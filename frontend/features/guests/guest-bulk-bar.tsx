import { Button, IconButton } from "@chakra-ui/react";
import { Ellipsis } from "lucide-react";
import { useEventHere } from "../../event/event-here.ts";
import { t } from "../../lib/text.ts";
import { FloatingBar } from "../../ui/floating-bar.tsx";
import { lazyPopup } from "../../ui/lazy-popup.tsx";

const OthersMenu = lazyPopup("menu", async () => (await import("./guest-bulk-menu.tsx")).GuestBulkMenu);

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
export function GuestBulkBar(props: GuestBulkBarProps) {
  const { isOpen, selectedCount, matchingCount, isFiltered, onSelectAll, onMove, onSetColumn, onDelete, onClear } =
    props;
  const { mayDelete } = useEventHere();
  const isNone = selectedCount === 0;
  const canSelectMore = selectedCount < matchingCount;
  const selectAllText = isFiltered
    ? t("guest-list.select.allMatching", { count: matchingCount })
    : t("guest-list.select.all", { count: matchingCount });
  const others = [
    ...(canSelectMore ? [{ value: "all", text: selectAllText, act: onSelectAll }] : []),
    ...(isNone ? [] : [{ value: "column", text: t("guest-list.bulk.setColumn"), act: onSetColumn }]),
  ];
  return (
    <FloatingBar
      label={t("guest-list.select.label")}
      text={t("guest-list.select.count", { count: selectedCount })}
      isOpen={isOpen}
      more={
        canSelectMore && (
          <Button {...quiet} hideBelow="md" onClick={onSelectAll}>
            {selectAllText}
          </Button>
        )
      }
    >
      <Button {...quiet} disabled={isNone} onClick={onMove}>
        {t("guest-list.bulk.move")}
      </Button>
      <Button {...quiet} hideBelow="md" disabled={isNone} onClick={onSetColumn}>
        {t("guest-list.bulk.setColumn")}
      </Button>
      {mayDelete && (
        <Button {...quiet} colorPalette="red" disabled={isNone} onClick={onDelete}>
          {t("guest-list.bulk.remove")}
        </Button>
      )}
      <Button {...quiet} color="fg.muted" onClick={onClear}>
        {t("guest-list.select.clear")}
      </Button>
      {others.length > 0 && (
        <OthersMenu
          others={others}
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
