import { Button, Flex, IconButton, Menu, Portal } from "@chakra-ui/react";
import { Ellipsis, Plus, Printer, Redo2, Undo2, UserPlus } from "lucide-react";
import { useState } from "react";
import { Link as RouterLink, useNavigate } from "react-router-dom";
import { t } from "../../lib/text.ts";
import { AddTablesDialog, AllTablesDialog } from "./lazy-dialogs.ts";
import type { Planning } from "./plans/use-planning.ts";
import { type ShownBoard, useSeating } from "./seating.ts";
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
  const navigate = useNavigate();
  const [open, setOpen] = useState<OpenDialog>(null);
  if (seating.isReadOnly) return null;
  const hasTables = shown.index.tables.length > 0;
  const savedPlans: MenuAct = { value: "saved", text: t("seating.savedPlans"), act: planning.openSaved };
  const onPhones: MenuAct[] = [
    { value: "plan", text: t("seating-suggestion.open"), act: planning.choose },
    savedPlans,
    { value: "redo", text: t("seating.redo"), act: () => redo(seating), isDisabled: !shown.canRedo },
    { value: "guest", text: t("guest-list.add"), act: () => addGuest(seating) },
    { value: "add", text: t("seating.add.open"), act: () => setOpen("add") },
    { value: "print", text: t("print-screen.open"), act: () => void navigate(printPath) },
  ];
  const forAllTables: MenuAct[] = [
    { value: "capacity", text: t("seating.all.capacity"), act: () => setOpen("capacity") },
    { value: "numbers", text: t("seating.all.renumber"), act: () => setOpen("numbers") },
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
        <MoreMenu acts={[...onPhones, ...(hasTables ? forAllTables : [])]} label={t("guest-list.more")} />
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
      <MoreMenu acts={[savedPlans, ...(hasTables ? forAllTables : [])]} label={t("seating.moreActions")} />
      <Button size="sm" onClick={planning.choose}>
        {t("seating-suggestion.open")}
      </Button>
      {dialogs}
    </Flex>
  );
}

interface MenuAct {
  value: string;
  text: string;
  act: () => void;
  isDisabled?: boolean;
}

function MoreMenu({ acts, label }: { acts: readonly MenuAct[]; label: string }) {
  return (
    <Menu.Root
      positioning={{ placement: "bottom-end" }}
      onSelect={({ value }) => acts.find((one) => one.value === value)?.act()}
    >
      <Menu.Trigger asChild>
        <IconButton variant={{ base: "ghost", lg: "outline" }} size={{ base: "md", lg: "sm" }} aria-label={label}>
          <Ellipsis aria-hidden />
        </IconButton>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            {acts.map(({ value, text, isDisabled = false }) => (
              <Menu.Item key={value} value={value} minH={{ base: "11", lg: "8" }} disabled={isDisabled}>
                {text}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
