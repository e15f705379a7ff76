import { CloseButton, Drawer, Flex, Portal } from "@chakra-ui/react";
import { type ReactNode, useState } from "react";
import { t } from "../lib/text.ts";
import type { PopupButton } from "../ui/menu.tsx";

export function SidebarDrawer({ button, content }: { button: PopupButton; content: (close: () => void) => ReactNode }) {
  const [open, setOpen] = useState(true);
  return (
    <Drawer.Root placement="end" size="xs" open={open} onOpenChange={(change) => setOpen(change.open)}>
      <Drawer.Trigger asChild>{button()}</Drawer.Trigger>
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content aria-label={t("shell.adminNavigation")}>
            <Flex justify="flex-end" px="5" minH="16" align="center">
              <Drawer.CloseTrigger asChild position="static">
                <CloseButton aria-label={t("shell.closeMenu")} />
              </Drawer.CloseTrigger>
            </Flex>
            {content(() => setOpen(false))}
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}
