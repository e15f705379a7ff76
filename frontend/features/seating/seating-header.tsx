import { Button, Flex, IconButton, Menu, Portal, Text } from "@chakra-ui/react";
import { Ellipsis, Plus, Redo2, Undo2 } from "lucide-react";
import { useState } from "react";
import { t } from "../../lib/text.ts";
import { type ShownBoard, useSeating } from "./seating.ts";
import { redo, undo } from "./seating-actions.ts";
import { AddTablesDialog } from "./tables/add-tables-dialog.tsx";
import { type AllTablesChange, AllTablesDialog } from "./tables/all-tables-dialog.tsx";

/** What can be done with the whole board: undo, redo, tables. */
export function SeatingHeader({ shown }: { shown: ShownBoard }) {
  const seating = useSeating();
  const [isAdding, setIsAdding] = useState(false);
  const [change, setChange] = useState<AllTablesChange | null>(null);
  if (seating.isReadOnly) return null;
  return (
    <Flex gap="2" wrap="wrap" align="center">
      <StepButton isUndo isPossible={shown.canUndo} onClick={() => undo(seating)} />
      <StepButton isPossible={shown.canRedo} onClick={() => redo(seating)} />
      <Button variant="outline" size={{ base: "md", lg: "sm" }} onClick={() => setIsAdding(true)}>
        <Plus aria-hidden />
        {t("seating.add.open")}
      </Button>
      {shown.index.tables.length > 0 && (
        <Menu.Root positioning={{ placement: "bottom-end" }} onSelect={({ value }) => setChange(changeOf(value))}>
          <Menu.Trigger asChild>
            <IconButton variant="outline" size={{ base: "md", lg: "sm" }} aria-label={t("seating.all.open")}>
              <Ellipsis aria-hidden />
            </IconButton>
          </Menu.Trigger>
          <Portal>
            <Menu.Positioner>
              <Menu.Content>
                <Menu.Item value="capacity" minH={{ base: "11", lg: "8" }}>
                  {t("seating.all.capacity")}
                </Menu.Item>
                <Menu.Item value="numbers" minH={{ base: "11", lg: "8" }}>
                  {t("seating.all.renumber")}
                </Menu.Item>
              </Menu.Content>
            </Menu.Positioner>
          </Portal>
        </Menu.Root>
      )}
      <AddTablesDialog isOpen={isAdding} onClose={() => setIsAdding(false)} />
      <AllTablesDialog change={change} onClose={() => setChange(null)} />
    </Flex>
  );
}

function changeOf(value: string): AllTablesChange {
  return value === "numbers" ? "numbers" : "capacity";
}

interface StepButtonProps {
  isUndo?: boolean;
  isPossible: boolean;
  onClick: () => void;
}

function StepButton({ isUndo = false, isPossible, onClick }: StepButtonProps) {
  return (
    <Button variant="ghost" size={{ base: "md", lg: "sm" }} px="3" disabled={!isPossible} onClick={onClick}>
      {isUndo ? <Undo2 aria-hidden /> : <Redo2 aria-hidden />}
      <Text as="span">{t(isUndo ? "seating.undo" : "seating.redo")}</Text>
    </Button>
  );
}
