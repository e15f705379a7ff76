import { Box, Flex, HStack, IconButton } from "@chakra-ui/react";
import { Menu } from "lucide-react";
import { t } from "../lib/text.ts";
import { latePopup } from "../ui/late-popup.tsx";
import { BrandLink } from "./brand-link.tsx";
import { SidebarContent } from "./sidebar-content.tsx";

const SidebarDrawer = latePopup("dialog", async () => (await import("./sidebar-drawer.tsx")).SidebarDrawer);

export function AdminSidebar() {
  return (
    <Box
      as="header"
      data-app-header
      _print={{ display: "none" }}
      bg="bg"
      borderBottomWidth={{ base: "1px", lg: "0" }}
      borderInlineEndWidth={{ base: "0", lg: "1px" }}
      w={{ base: "full", lg: "60" }}
      flexShrink="0"
      position="sticky"
      top="0"
      h={{ lg: "100dvh" }}
      zIndex="docked"
    >
      <HStack justify="space-between" px="4" minH="16" hideFrom="lg">
        <BrandLink />
        <SidebarDrawer
          button={(closed) => (
            <IconButton variant="ghost" aria-label={t("shell.openMenu")} {...closed}>
              <Menu />
            </IconButton>
          )}
        />
      </HStack>
      <Flex direction="column" h="full" overflowY="auto" hideBelow="lg">
        <Flex px="6" minH="16" mb="3" align="center" flexShrink="0">
          <BrandLink />
        </Flex>
        <SidebarContent />
      </Flex>
    </Box>
  );
}
