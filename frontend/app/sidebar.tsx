import { Box, Flex, HStack, IconButton, useBreakpointValue } from "@chakra-ui/react";
import { Menu } from "lucide-react";
import { t } from "../lib/text.ts";
import { lazyPopup } from "../ui/lazy-popup.tsx";
import { SidebarContent } from "./sidebar-content.tsx";
import { BrandLink } from "./top-navigation.tsx";

const SidebarDrawer = lazyPopup("dialog", async () => (await import("./sidebar-drawer.tsx")).SidebarDrawer);

interface SidebarProps {
  /** The width from which it is beside the screen instead of a line above it. */
  from: "lg" | "xl";
}

/** The way around administrators' screens. */
export function Sidebar({ from }: SidebarProps) {
  // Not both, one of them hidden: drawing what nobody sees takes as long.
  const isBeside = useBreakpointValue({ base: false, [from]: true }, { ssr: false }) ?? false;
  return (
    <Box
      as="header"
      data-app-header
      _print={{ display: "none" }}
      bg="bg"
      borderBottomWidth={{ base: "1px", [from]: "0" }}
      borderInlineEndWidth={{ base: "0", [from]: "1px" }}
      w={{ base: "full", [from]: "60" }}
      flexShrink="0"
      position="sticky"
      top="0"
      h={{ [from]: "100dvh" }}
      zIndex="docked"
    >
      {isBeside ? (
        <Flex direction="column" h="full" overflowY="auto">
          <Flex px="6" minH="16" mb="3" align="center" flexShrink="0">
            <BrandLink />
          </Flex>
          <SidebarContent />
        </Flex>
      ) : (
        <HStack justify="space-between" px="4" minH="16">
          <BrandLink />
          <SidebarDrawer
            button={(closed) => (
              <IconButton variant="ghost" aria-label={t("shell.openMenu")} {...closed}>
                <Menu />
              </IconButton>
            )}
          />
        </HStack>
      )}
    </Box>
  );
}
