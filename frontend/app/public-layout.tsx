import { Box, Link } from "@chakra-ui/react";
import { Outlet, useLocation } from "react-router-dom";
import { paths } from "../lib/paths.ts";
import { t } from "../lib/text.ts";
import { Footer } from "./footer.tsx";
import { TopNavigation } from "./top-navigation.tsx";

export function PublicLayout() {
  const { pathname } = useLocation();
  return (
    <>
      <SkipLink />
      <TopNavigation />
      <Box
        as="main"
        id="content"
        data-board={pathname === paths.customerSeating || undefined}
        tabIndex={-1}
        outline="none"
        display="flex"
        flexDirection="column"
        flexGrow="1"
      >
        <Outlet />
      </Box>
      <Footer />
    </>
  );
}

/** The first stop of the Tab key: skips the navigation. */
export function SkipLink() {
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
