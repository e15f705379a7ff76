import { Button, Flex, IconButton } from "@chakra-ui/react";
import { Ellipsis, Plus, Printer, Redo2, Undo2, UserPlus } from "lucide-react";
import { useEffect, useState } from "react";
import { Link as RouterLink } from "react-router-dom";
import { t } from "../../lib/text.ts";
import { Menu, type MenuEntry } from "../../ui/menu.tsx";
import { AddTablesDialog, AllTablesDialog } from "./lazy-dialogs.ts";
import type { Planning } from "./plans/use-planning.ts";
import { type Seating, type ShownBoard, useSeating } from "./seating.ts";
import { addGuest, redo, undo } from "./seating-actions.ts";
import type { AllTablesChange } from "./tables/all-tables-dialog.tsx";

type OpenDialog = AllTablesChange | "add" | null;

interface SeatingHeaderProps {
  shown: ShownBoard;
  planning: Planning;
  printPath: string;
  isPhone: boolean;
}

export function SeatingHeader({ shown, planning, printPath, isPhone }: SeatingHeaderProps) {
  const seating = useSeating();
  const [open, setOpen] = useState<OpenDialog>(null);
  if (seating.isReadOnly) return null;
  const hasTables = shown.index.tables.length > 0;
  const savedPlans: MenuEntry = { label: t("seating.savedPlans"), act: planning.openSaved };
  const onPhones: MenuEntry[] = [
    { label: t("seating-suggestion.open"), act: planning.choose },
    savedPlans,
    { label: t("seating.redo"), act: () => redo(seating), isDisabled: !shown.canRedo },
    { label: t("guest-list.add"), act: () => addGuest(seating) },
    { label: t("seating.add.open"), act: () => setOpen("add") },
    { label: t("print-screen.open"), to: printPath },
  ];
  const forAllTables: MenuEntry[] = [
    { label: t("seating.all.capacity"), act: () => setOpen("capacity") },
    { label: t("seating.all.renumber"), act: () => setOpen("numbers") },
  ];
  const dialogs = (
    <>
      <AddTablesDialog isOpen={open === "add"} onClose={() => setOpen(null)} />
      <AllTablesDialog change={open === "add" ? null : open} onClose={() => setOpen(null)} />
    </>
  );
  if (isPhone)
    return (
      <Flex gap="1" align="center">
        <IconButton
          variant="ghost"
          aria-label={t("seating.undo")}
          disabled={!shown.canUndo}
          onClick={() => undo(seating)}
        >
          <Undo2 aria-hidden />
        </IconButton>
        <MoreMenu entries={[...onPhones, ...(hasTables ? forAllTables : [])]} label={t("guest-list.more")} />
        {dialogs}
      </Flex>
    );
  return (
    <Flex gap="2" align="center">
      <Button variant="ghost" size="sm" px="3" disabled={!shown.canUndo} onClick={() => undo(seating)}>
        <Undo2 aria-hidden />
        {t("seating.undo")}
      </Button>
      <Button variant="ghost" size="sm" px="3" disabled={!shown.canRedo} onClick={() => redo(seating)}>
        <Redo2 aria-hidden />
        {t("seating.redo")}
      </Button>
      <Button variant="outline" size="sm" onClick={() => addGuest(seating)}>
        <UserPlus aria-hidden />
        {t("guest-list.add")}
      </Button>
      <Button variant="outline" size="sm" onClick={() => setOpen("add")}>
        <Plus aria-hidden />
        {t("seating.add.open")}
      </Button>
      <Button asChild variant="outline" size="sm">
        <RouterLink to={printPath}>
          <Printer aria-hidden />
          {t("print-screen.open")}
        </RouterLink>
      </Button>
      <MoreMenu entries={[savedPlans, ...(hasTables ? forAllTables : [])]} label={t("seating.moreActions")} />
      <Button size="sm" onClick={planning.choose}>
        {t("seating-suggestion.open")}
      </Button>
      {dialogs}
    </Flex>
  );
}

function MoreMenu({ entries, label }: { entries: readonly MenuEntry[]; label: string }) {
  return (
    <Menu
      entries={entries}
      button={(closed) => (
        <IconButton
          variant={{ base: "ghost", lg: "outline" }}
          size={{ base: "md", lg: "sm" }}
          aria-label={label}
          {...closed}
        >
          <Ellipsis aria-hidden />
        </IconButton>
      )}
    />
  );
}

/** Undo by Ctrl+Z, redo by Ctrl+Shift+Z and Ctrl+Y, Cmd on a Mac; except in fields and dialogs. */
export function useUndoKeys(seating: Seating): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const isCommand = event.ctrlKey || event.metaKey;
      if (!isCommand || event.altKey || event.defaultPrevented || hasOwnUndo(event.target)) return;
      const key = event.key.toLowerCase();
      if (key === "z" && !event.shiftKey) undo(seating);
      else if (key === "y" || key === "z") redo(seating);
      else return;
      event.preventDefault();
    }
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [seating]);
}

/** A field undoes typing; a dialog is about something else. */
function hasOwnUndo(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest("input:not([type=radio], [type=checkbox]), textarea, [role=dialog], [role=alertdialog]") !== null
  );
}
