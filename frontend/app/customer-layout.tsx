import { Box } from "@chakra-ui/react";
import { Outlet } from "react-router-dom";
import { Protected } from "../features/auth/protected.tsx";
import { LeaveGuard } from "../ui/leave-guard.tsx";
import { OnPaper } from "./on-paper.tsx";

interface LayoutProps {
  isWide?: boolean;
}

export function CustomerLayout({ isWide = false }: LayoutProps) {
  return (
    <Protected>
      <LeaveGuard />
      <Box
        w="full"
        maxW={isWide ? "full" : "page"}
        mx="auto"
        px={{ base: "4", md: "8" }}
        pt={isWide ? { base: "3", md: "6" } : { base: "6", md: "10" }}
        pb={isWide ? "4" : "16"}
      >
        <OnPaper />
        <Outlet />
      </Box>
    </Protected>
  );
}

/** For screens that take the whole width. */
export function WideCustomerLayout() {
  return <CustomerLayout isWide />;
}
