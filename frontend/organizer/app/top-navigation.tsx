import { Box, Button, Flex, HStack, Link, Text, VisuallyHidden } from "@chakra-ui/react";
import { ChevronDown, LogOut } from "lucide-react";
import type { ReactNode } from "react";
import { Link as RouterLink, useLocation, useNavigate } from "react-router-dom";
import { productName } from "../../../common/product.ts";
import { accountPath, dashboardPath } from "../features/auth/account-paths.ts";
import { type CurrentUser, useCurrentUser } from "../features/auth/session.ts";
import { useLogout } from "../features/auth/use-logout.ts";
import { paths } from "../lib/paths.ts";
import { t } from "../lib/text.ts";
import { mayLeave } from "../lib/unsaved-changes.ts";
import { InitialsAvatar } from "../ui/initials-avatar.tsx";
import { Menu } from "../ui/menu.tsx";
import { Wordmark } from "../ui/wordmark.tsx";

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

function UserMenu({ user }: { user: CurrentUser }) {
  const { logout, loading } = useLogout();
  const navigate = useNavigate();

  async function open(path: string) {
    if (await mayLeave()) await navigate(path);
  }

  return (
    <Menu
      isInPlace
      heading={
        <Box px="2" py="2" hideFrom="md">
          <Text fontWeight="semibold">{user.name}</Text>
          <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
            {user.email}
          </Text>
        </Box>
      }
      entries={[
        { label: t("shell.dashboard"), act: () => void open(dashboardPath(user.role)) },
        { label: t("shell.account"), act: () => void open(accountPath(user.role)) },
        { label: t("shell.logout"), icon: <LogOut size={18} aria-hidden="true" />, act: () => void logout() },
      ]}
      button={(closed) => (
        <Button variant="ghost" px="2" color="fg" loading={loading} {...closed}>
          <VisuallyHidden>{t("shell.userMenu", { name: user.name })}</VisuallyHidden>
          <InitialsAvatar name={user.name} />
          <Text hideBelow="md" maxW="48" truncate aria-hidden>
            {user.name}
          </Text>
          <ChevronDown />
        </Button>
      )}
    />
  );
}
