import { useQuery } from "@apollo/client/react";
import { Box, Button, Flex, HStack, IconButton, Stack, Text, useBreakpointValue } from "@chakra-ui/react";
import {
  CalendarDays,
  LayoutDashboard,
  LogOut,
  type LucideIcon,
  Menu,
  ScrollText,
  ShieldCheck,
  UserPlus,
  UserRound,
  Users,
} from "lucide-react";
import { matchPath, Link as RouterLink, useLocation } from "react-router-dom";
import { useCurrentUser } from "../features/auth/session.ts";
import { useLogout } from "../features/auth/use-logout.ts";
import { paths } from "../lib/paths.ts";
import { type PlainScreenKey, t } from "../lib/text.ts";
import { InitialsAvatar } from "../ui/initials-avatar.tsx";
import { lazyPopup } from "../ui/menu.tsx";
import { Preferences } from "../ui/preferences.tsx";
import { InstallationDocument } from "./generated/installation.ts";
import { BrandLink } from "./top-navigation.tsx";

const SidebarDrawer = lazyPopup("dialog", async () => (await import("./sidebar-drawer.tsx")).SidebarDrawer);

interface SidebarProps {
  /** The width from which it is beside the screen instead of a line above it. */
  from: "lg" | "xl";
}

/** The way around administrators' screens. */
export function Sidebar({ from }: SidebarProps) {
  // Not both, one of them hidden: drawing what nobody sees takes as long.
  const isBeside = useBreakpointValue({ base: false, [from]: true }, { ssr: false }) ?? false;
  return (
    <Box
      as="header"
      data-app-header
      _print={{ display: "none" }}
      bg="bg"
      borderBottomWidth={{ base: "1px", [from]: "0" }}
      borderInlineEndWidth={{ base: "0", [from]: "1px" }}
      w={{ base: "full", [from]: "60" }}
      flexShrink="0"
      position="sticky"
      top="0"
      h={{ [from]: "100dvh" }}
      zIndex="docked"
    >
      {isBeside ? (
        <Flex direction="column" h="full" overflowY="auto">
          <Flex px="6" minH="16" mb="3" align="center" flexShrink="0">
            <BrandLink />
          </Flex>
          <SidebarContent />
        </Flex>
      ) : (
        <HStack justify="space-between" px="4" minH="16">
          <BrandLink />
          <SidebarDrawer
            content={(close) => <SidebarContent onNavigate={close} />}
            button={(closed) => (
              <IconButton variant="ghost" aria-label={t("shell.openMenu")} {...closed}>
                <Menu />
              </IconButton>
            )}
          />
        </HStack>
      )}
    </Box>
  );
}

interface NavigationLink {
  to: string;
  /** The screen, if it differs from the link's target. */
  at?: string;
  label: PlainScreenKey;
  Icon: LucideIcon;
}

const links: readonly NavigationLink[] = [
  { to: paths.adminDashboard, label: "shell.dashboard", Icon: LayoutDashboard },
  { to: paths.adminEvents, label: "shell.events", Icon: CalendarDays },
  { to: paths.adminCustomers, label: "shell.customers", Icon: Users },
  { to: paths.adminAdministrators, label: "shell.administrators", Icon: ShieldCheck },
  { to: paths.adminAudit, label: "shell.audit", Icon: ScrollText },
  { to: paths.adminNewUserLink, at: paths.adminNewUser, label: "shell.newUser", Icon: UserPlus },
];

const ownAccount: NavigationLink = { to: paths.adminAccount, label: "shell.account", Icon: UserRound };

/** Links to administrators' screens, and below who is signed in. */
function SidebarContent({ onNavigate }: { onNavigate?: () => void }) {
  return (
    <Flex direction="column" flexGrow="1" justify="space-between" gap="6" px="4" pb="5">
      <Stack as="nav" aria-label={t("shell.adminNavigation")} gap="1" onClick={onNavigate}>
        {links.map((link) => (
          <SidebarLink key={link.to} {...link} />
        ))}
      </Stack>
      <Stack gap="3">
        <Flex wrap="wrap" gap="1">
          <Preferences />
        </Flex>
        <Person />
        <Stack gap="1" onClick={onNavigate}>
          <SidebarLink {...ownAccount} />
          <LogoutButton />
        </Stack>
        <VersionNote />
      </Stack>
    </Flex>
  );
}

const quiet = { variant: "ghost", justifyContent: "flex-start", px: "3", color: "fg.muted" } as const;

function SidebarLink({ to, at = to, label, Icon }: NavigationLink) {
  const { pathname } = useLocation();
  return (
    <Button asChild {...quiet} _hover={here} _currentPage={here}>
      <RouterLink to={to} aria-current={matchPath(`${at}/*`, pathname) ? "page" : undefined}>
        <Icon aria-hidden="true" />
        {t(label)}
      </RouterLink>
    </Button>
  );
}

const here = { bg: "bg.subtle", color: "fg" } as const;

function Person() {
  const { user } = useCurrentUser();
  if (!user) return null;
  return (
    <HStack gap="3" px="2">
      <InitialsAvatar name={user.name} />
      <Box minW="0">
        <Text fontWeight="medium" textStyle="sm" truncate>
          {user.name}
        </Text>
        <Text color="fg.muted" textStyle="xs" truncate>
          {user.email}
        </Text>
      </Box>
    </HStack>
  );
}

function LogoutButton() {
  const { logout, loading } = useLogout(t("toasts.logoutFailed.text"));
  return (
    <Button {...quiet} loading={loading} onClick={() => void logout()}>
      <LogOut aria-hidden="true" />
      {t("shell.logout")}
    </Button>
  );
}

/** The version that runs here, and a newer one if known. For administrators; nothing until it has loaded. */
function VersionNote() {
  const { data } = useQuery(InstallationDocument);
  if (!data) return null;
  const { version, newerVersion } = data.installation;
  return (
    <Text color="fg.muted" textStyle="xs" px="3" minH="4">
      {t("shell.version", { version })}
      {newerVersion !== null && ` · ${t("shell.newerVersion", { version: newerVersion })}`}
    </Text>
  );
}
