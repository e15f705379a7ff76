import { Button, Flex, HStack } from "@chakra-ui/react";
import { Link, useLocation } from "react-router-dom";
import { dashboardPath } from "../features/auth/dashboard-path.ts";
import { type CurrentUser, useCurrentUser } from "../features/auth/use-current-user.ts";
import { paths } from "../lib/paths.ts";
import { t } from "../lib/text.ts";
import { UserMenu } from "./user-menu.tsx";

/** The bar above every screen but the administrators': where to go, and who is signed in. */
export function TopNavigation() {
  const { user, loading } = useCurrentUser();
  return (
    <Flex as="header" minH="16" px={{ base: "min(1rem, 4vw)", md: "8" }} py="2" align="center" justify="flex-end">
      {!loading && <Links user={user} />}
    </Flex>
  );
}

function Links({ user }: { user: CurrentUser | null }) {
  const { pathname } = useLocation();
  return (
    <HStack as="nav" aria-label={t("shell.mainNavigation")} w="full" justify="space-between" gap="3" wrap="wrap">
      <Button asChild variant="ghost" px="3">
        {user ? (
          <Link to={dashboardPath(user.role)}>{t("shell.dashboard")}</Link>
        ) : (
          <a href={paths.home}>{t("shell.home")}</a>
        )}
      </Button>
      {user && <UserMenu user={user} />}
      {!user && pathname !== paths.signIn && (
        <Button asChild variant="outline">
          <Link to={paths.signIn}>{t("shell.login")}</Link>
        </Button>
      )}
    </HStack>
  );
}
