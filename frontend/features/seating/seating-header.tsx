import { Button, Flex, IconButton, Menu, Portal, useBreakpointValue } from "@chakra-ui/react";
import { Ellipsis, Plus, Printer, Redo2, Undo2 } from "lucide-react";
import { useState } from "react";
import { Link as RouterLink, useNavigate } from "react-router-dom";
import { t } from "../../lib/text.ts";
import type { SuggestedPlan } from "./plans/use-suggested-plan.ts";
import { type Seating, type ShownBoard, useSeating } from "./seating.ts";
import { redo, undo } from "./seating-actions.ts";
import { AddTablesDialog } from "./tables/add-tables-dialog.tsx";
import { type AllTablesChange, AllTablesDialog } from "./tables/all-tables-dialog.tsx";

type OpenDialog = AllTablesChange | "add" | null;

interface SeatingHeaderProps {
  shown: ShownBoard;
  plan: SuggestedPlan;
  printPath: string;
}

export function SeatingHeader({ shown, plan, printPath }: SeatingHeaderProps) {
  const seating = useSeating();
  const isPhone = useBreakpointValue({ base: true, md: false }, { ssr: false }) ?? false;
  const [open, setOpen] = useState<OpenDialog>(null);
  const size = { base: "md", lg: "sm" } as const;
  if (seating.isReadOnly) return null;
  return (
    <Flex gap="2" align="center">
      <Button variant="ghost" size={size} px="3" disabled={!shown.canUndo} onClick={() => undo(seating)}>
        <Undo2 aria-hidden />
        {t("seating.undo")}
      </Button>
      {!isPhone && (
        <>
          <Button variant="ghost" size={size} px="3" disabled={!shown.canRedo} onClick={() => redo(seating)}>
            <Redo2 aria-hidden />
            {t("seating.redo")}
          </Button>
          <Button variant="outline" size={size} onClick={() => setOpen("add")}>
            <Plus aria-hidden />
            {t("seating.add.open")}
          </Button>
          <Button asChild variant="outline" size={size}>
            <RouterLink to={printPath}>
              <Printer aria-hidden />
              {t("print-screen.open")}
            </RouterLink>
          </Button>
        </>
      )}
      <MoreMenu shown={shown} printPath={printPath} isPhone={isPhone} seating={seating} onOpen={setOpen} />
      <Button size={size} onClick={plan.open}>
        {plan.stage.kind === "proposal" ? t("seating-suggestion.openKept") : t("seating-suggestion.open")}
      </Button>
      <AddTablesDialog isOpen={open === "add"} onClose={() => setOpen(null)} />
      <AllTablesDialog change={open === "add" ? null : open} onClose={() => setOpen(null)} />
    </Flex>
  );
}

interface MoreMenuProps {
  shown: ShownBoard;
  printPath: string;
  seating: Seating;
  isPhone: boolean;
  onOpen: (dialog: OpenDialog) => void;
}

function MoreMenu({ shown, printPath, seating, isPhone, onOpen }: MoreMenuProps) {
  const navigate = useNavigate();
  const hasTables = shown.index.tables.length > 0;
  if (!isPhone && !hasTables) return null;
  const items = [
    { value: "redo", text: t("seating.redo"), isOffered: isPhone, act: () => redo(seating) },
    { value: "add", text: t("seating.add.open"), isOffered: isPhone, act: () => onOpen("add") },
    { value: "print", text: t("print-screen.open"), isOffered: isPhone, act: () => void navigate(printPath) },
    { value: "capacity", text: t("seating.all.capacity"), isOffered: hasTables, act: () => onOpen("capacity") },
    { value: "numbers", text: t("seating.all.renumber"), isOffered: hasTables, act: () => onOpen("numbers") },
  ];
  return (
    <Menu.Root
      positioning={{ placement: "bottom-end" }}
      onSelect={({ value }) => items.find((item) => item.value === value)?.act()}
    >
      <Menu.Trigger asChild>
        <IconButton variant="outline" size={{ base: "md", lg: "sm" }} aria-label={t("seating.all.open")}>
          <Ellipsis aria-hidden />
        </IconButton>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            {items
              .filter(({ isOffered }) => isOffered)
              .map(({ value, text }) => (
                <Menu.Item
                  key={value}
                  value={value}
                  minH={{ base: "11", lg: "8" }}
                  disabled={value === "redo" && !shown.canRedo}
                >
                  {text}
                </Menu.Item>
              ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
