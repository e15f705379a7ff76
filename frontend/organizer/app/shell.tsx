import { Box, Flex, Link } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Outlet } from "react-router-dom";
import { t } from "../lib/text.ts";
import { TopNavigation } from "./top-navigation.tsx";

/** Around the screens that are open to everybody. */
export function PublicShell() {
  return (
    <Frame header={<TopNavigation />}>
      <Outlet />
    </Frame>
  );
}

export interface FrameProps {
  header: ReactNode;
  footer?: ReactNode;
  /** The width from which the header is beside the screen. */
  rowFrom?: "lg" | "xl";
  /** Whether the screen takes the whole width. */
  isWide?: boolean;
  children: ReactNode;
}

/** What stands around every screen: the way to others, and the main part. */
export function Frame({ header, footer, rowFrom, isWide = false, children }: FrameProps) {
  return (
    <>
      <SkipLink />
      <Flex direction={rowFrom ? { base: "column", [rowFrom]: "row" } : "column"} flexGrow="1">
        {header}
        <Box
          as="main"
          id="content"
          data-board={isWide || undefined}
          tabIndex={-1}
          outline="none"
          display="flex"
          flexDirection="column"
          flexGrow="1"
          minW="0"
        >
          {children}
        </Box>
        {footer}
      </Flex>
    </>
  );
}

/** The first stop of the Tab key: skips the navigation. */
function SkipLink() {
  return (
    <Link
      href="#content"
      position="fixed"
      insetInlineStart="3"
      top="3"
      zIndex="skipNav"
      px="4"
      py="3"
      bg="bg.panel"
      shadow="float"
      clipPath="inset(50%)"
      _focusVisible={{ clipPath: "none" }}
    >
      {t("shell.skipToContent")}
    </Link>
  );
}
