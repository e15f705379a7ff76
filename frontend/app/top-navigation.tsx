import { Box, Button, Flex, HStack } from "@chakra-ui/react";
import { Suspense } from "react";
import { Link, useLocation } from "react-router-dom";
import type { CurrentUser } from "../features/auth/current-user.ts";
import { dashboardPath } from "../features/auth/dashboard-path.ts";
import { useCurrentUser } from "../features/auth/use-current-user.ts";
import { paths } from "../lib/paths.ts";
import { t } from "../lib/text.ts";
import { BrandLink } from "./brand-link.tsx";
import { shell } from "./shell.ts";

const userMenu = shell("UserMenu");

export function TopNavigation() {
  const { user, loading } = useCurrentUser();
  return (
    <Box as="header" data-app-header borderBottomWidth="1px" _print={{ display: "none" }}>
      <Flex
        minH="16"
        w="full"
        maxW="page"
        mx="auto"
        px={{ base: "4", md: "8" }}
        align="center"
        wrap="wrap"
        columnGap={{ base: "2", md: "6" }}
      >
        <BrandLink isShortOnPhone={user !== null} />
        {!loading && <Links user={user} />}
      </Flex>
    </Box>
  );
}

function Links({ user }: { user: CurrentUser | null }) {
  const { pathname } = useLocation();
  const isHere = (path: string) => (pathname === path ? "page" : undefined);
  return (
    <HStack as="nav" aria-label={t("shell.mainNavigation")} flexGrow="1" justify="space-between" gap="1">
      {user ? (
        <>
          <Button asChild {...quiet}>
            <Link to={dashboardPath(user.role)} aria-current={isHere(dashboardPath(user.role))}>
              {t("shell.dashboard")}
            </Link>
          </Button>
          <Flex flexGrow="1" justify="flex-end">
            <Suspense>{userMenu.element}</Suspense>
          </Flex>
        </>
      ) : (
        <Flex flexGrow="1" justify="flex-end" gap="1">
          <Button asChild {...quiet}>
            <a href={paths.home}>{t("shell.home")}</a>
          </Button>
          <Button asChild variant="outline">
            <Link to={paths.signIn} aria-current={isHere(paths.signIn)}>
              {t("shell.login")}
            </Link>
          </Button>
        </Flex>
      )}
    </HStack>
  );
}

const quiet = {
  variant: "ghost",
  px: "3",
  color: "fg.muted",
  _hover: { color: "fg" },
  _currentPage: { color: "fg" },
} as const;
