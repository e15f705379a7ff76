import { Box, Flex } from "@chakra-ui/react";
import { Outlet } from "react-router-dom";
import { Protected } from "../features/auth/protected.tsx";
import { LeaveGuard } from "../ui/leave-guard.tsx";
import { AdminSidebar } from "./admin-sidebar.tsx";
import { OnPaper } from "./on-paper.tsx";
import { SkipLink } from "./skip-link.tsx";

interface LayoutProps {
  isWide?: boolean;
}

export function AdminLayout({ isWide = false }: LayoutProps) {
  // A board of 1024 pixels has room for two columns of tables only without it.
  const sidebarFrom = isWide ? "xl" : "lg";
  return (
    <Protected adminOnly>
      <LeaveGuard />
      <SkipLink />
      <Flex direction={{ base: "column", [sidebarFrom]: "row" }} flexGrow="1">
        <AdminSidebar from={sidebarFrom} />
        <Box
          as="main"
          id="content"
          data-board={isWide || undefined}
          tabIndex={-1}
          outline="none"
          flexGrow="1"
          minW="0"
          px={{ base: "4", md: "8" }}
          py={isWide ? { base: "4", lg: "6" } : { base: "6", md: "10" }}
        >
          <Box maxW={isWide ? "full" : "page"} mx="auto">
            <OnPaper />
            <Outlet />
          </Box>
        </Box>
      </Flex>
    </Protected>
  );
}

/** For screens that take the whole width. */
export function WideAdminLayout() {
  return <AdminLayout isWide />;
}
