import { Box } from "@chakra-ui/react";
import { Suspense } from "react";
import { Outlet, useLocation } from "react-router-dom";
import { customerScreensBelow } from "../../common/screens.ts";
import { paths } from "../lib/paths.ts";
import { shell } from "./shell.ts";
import { SkipLink } from "./skip-link.tsx";
import { TopNavigation } from "./top-navigation.tsx";

const footer = shell("Footer");

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
      {pathname.startsWith(customerScreensBelow) && <Suspense>{footer.element}</Suspense>}
    </>
  );
}
