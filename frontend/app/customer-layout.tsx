import { Box } from "@chakra-ui/react";
import { Outlet } from "react-router-dom";
import { Protected } from "../features/auth/protected.tsx";
import { LeaveGuard } from "../ui/leave-guard.tsx";

/** The signed-in customer's screens, between navigation and footer. */
export function CustomerLayout() {
  return (
    <Protected>
      <LeaveGuard />
      <Box w="full" maxW="6xl" mx="auto" px={{ base: "4", md: "8" }} pt={{ base: "2", md: "6" }} pb="16">
        <Outlet />
      </Box>
    </Protected>
  );
}
