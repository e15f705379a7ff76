import { Button, Flex, HStack, Text } from "@chakra-ui/react";
import { lazy, Suspense } from "react";
import { Link, useLocation } from "react-router-dom";
import { dashboardPath } from "../features/auth/dashboard-path.ts";
import { type CurrentUser, useCurrentUser } from "../features/auth/use-current-user.ts";
import { paths } from "../lib/paths.ts";
import { t } from "../lib/text.ts";
import { InitialsAvatar } from "../ui/initials-avatar.tsx";
import { loadOrganiserSystem } from "./system/current-system.ts";

const UserMenu = lazy(async () => {
  await loadOrganiserSystem();
  return { default: (await import("./user-menu.tsx")).UserMenu };
});

/** The bar above every public screen: on the home page only who is signed in, elsewhere also the navigation. */
export function TopNavigation() {
  const { pathname } = useLocation();
  const { user, loading } = useCurrentUser();
  const content = pathname === paths.home ? user && <WhoIsSignedIn user={user} /> : <Links user={user} />;

  return (
    <Flex as="header" minH="16" px={{ base: "min(1rem, 4vw)", md: "8" }} py="2" align="center" justify="flex-end">
      {!loading && content}
    </Flex>
  );
}

function WhoIsSignedIn({ user }: { user: CurrentUser }) {
  return (
    <HStack gap="3">
      <InitialsAvatar name={user.name} />
      <Text fontWeight="medium">{user.name}</Text>
    </HStack>
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
          <Link to={paths.home}>{t("shell.home")}</Link>
        )}
      </Button>
      {user && (
        <Suspense>
          <UserMenu user={user} />
        </Suspense>
      )}
      {!user && pathname !== paths.signIn && (
        <Button asChild variant="outline">
          <Link to={paths.signIn}>{t("shell.login")}</Link>
        </Button>
      )}
    </HStack>
  );
}
