import { Box, Button, Flex, HStack, Link } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Link as RouterLink, useLocation } from "react-router-dom";
import { productName } from "../../common/product.ts";
import { dashboardPath } from "../features/auth/account-paths.ts";
import { useCurrentUser } from "../features/auth/session.ts";
import { paths } from "../lib/paths.ts";
import { t } from "../lib/text.ts";
import { Wordmark } from "../ui/wordmark.tsx";
import { UserMenu } from "./user-menu.tsx";

/** The app's header as a line above the screen. */
export function HeaderLine({ children }: { children: ReactNode }) {
  return (
    <Box as="header" data-app-header borderBottomWidth="1px" _print={{ display: "none" }}>
      <Flex
        minH="16"
        w="full"
        maxW="page"
        mx="auto"
        px={{ base: "4", md: "8" }}
        align="center"
        columnGap={{ base: "2", md: "6" }}
      >
        {children}
      </Flex>
    </Box>
  );
}

export function TopNavigation() {
  const { user, loading } = useCurrentUser();
  return (
    <HeaderLine>
      <BrandLink isShortOnPhone={user !== null} />
      {!loading && (
        <HStack as="nav" aria-label={t("shell.mainNavigation")} flexGrow="1" justify="space-between" gap="1">
          {user ? (
            <>
              <ScreenLink to={dashboardPath(user.role)}>{t("shell.dashboard")}</ScreenLink>
              <UserMenu user={user} />
            </>
          ) : (
            <Flex flexGrow="1" justify="flex-end" gap="1">
              <Button asChild {...quiet}>
                <a href={paths.home}>{t("shell.home")}</a>
              </Button>
              <ScreenLink to={paths.signIn} variant="outline">
                {t("shell.login")}
              </ScreenLink>
            </Flex>
          )}
        </HStack>
      )}
    </HeaderLine>
  );
}

/** To the signed-in user's dashboard, or else to the home page. */
export function BrandLink({ isShortOnPhone = false }: { isShortOnPhone?: boolean }) {
  const { user } = useCurrentUser();
  const wordmark = <Wordmark name={productName} isShortOnPhone={isShortOnPhone} />;
  return (
    <Link asChild borderRadius="l2" _hover={{ textDecoration: "none" }}>
      {user ? <RouterLink to={dashboardPath(user.role)}>{wordmark}</RouterLink> : <a href={paths.home}>{wordmark}</a>}
    </Link>
  );
}

const quiet = {
  variant: "ghost",
  px: "3",
  color: "fg.muted",
  _hover: { color: "fg" },
  _currentPage: { color: "fg" },
} as const;

function ScreenLink({ to, variant, children }: { to: string; variant?: "outline"; children: string }) {
  const { pathname } = useLocation();
  return (
    <Button asChild {...(variant ? { variant } : quiet)}>
      <RouterLink to={to} aria-current={pathname === to ? "page" : undefined}>
        {children}
      </RouterLink>
    </Button>
  );
}
