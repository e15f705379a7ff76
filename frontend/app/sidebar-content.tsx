import { Box, Button, Flex, HStack, Stack, Text } from "@chakra-ui/react";
import {
  CalendarDays,
  LayoutDashboard,
  LogOut,
  type LucideIcon,
  ScrollText,
  ShieldCheck,
  UserPlus,
  UserRound,
  Users,
} from "lucide-react";
import { matchPath, Link as RouterLink, useLocation, useNavigate } from "react-router-dom";
import { useCurrentUser } from "../features/auth/use-current-user.ts";
import { useLogout } from "../features/auth/use-logout.ts";
import { VersionNote } from "../features/installation/version-note.tsx";
import { paths } from "../lib/paths.ts";
import { type PlainScreenKey, t } from "../lib/text.ts";
import { toastTexts } from "../lib/toast-texts.ts";
import { ColorModeSwitch } from "../ui/color-mode-switch.tsx";
import { InitialsAvatar } from "../ui/initials-avatar.tsx";
import { LateLanguageMenu } from "../ui/late-language-menu.tsx";

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

interface Navigation {
  onNavigate?: (() => void) | undefined;
}

export function SidebarContent({ onNavigate }: Navigation) {
  return (
    <Flex direction="column" flexGrow="1" justify="space-between" gap="6" px="4" pb="5">
      <Stack as="nav" aria-label={t("shell.adminNavigation")} gap="1">
        {links.map((link) => (
          <SidebarLink key={link.to} link={link} onNavigate={onNavigate} />
        ))}
      </Stack>
      <SidebarFoot onNavigate={onNavigate} />
    </Flex>
  );
}

interface SidebarLinkProps extends Navigation {
  link: NavigationLink;
}

function SidebarLink({ link: { to, at = to, label, Icon }, onNavigate }: SidebarLinkProps) {
  const { pathname } = useLocation();
  return (
    <Button
      asChild
      variant="ghost"
      justifyContent="flex-start"
      px="3"
      color="fg.muted"
      _hover={{ bg: "bg.subtle", color: "fg" }}
      _currentPage={{ bg: "bg.subtle", color: "fg" }}
    >
      <RouterLink to={to} aria-current={matchPath(`${at}/*`, pathname) ? "page" : undefined} onClick={onNavigate}>
        <Icon aria-hidden="true" />
        {t(label)}
      </RouterLink>
    </Button>
  );
}

function SidebarFoot({ onNavigate }: Navigation) {
  const { user } = useCurrentUser();
  const { logout, loading } = useLogout(toastTexts.sidebarLogoutFailed());
  const navigate = useNavigate();

  async function leave() {
    if (await logout()) await navigate(paths.signIn);
  }

  return (
    <Stack gap="3">
      <Flex wrap="wrap" gap="1">
        <LateLanguageMenu />
        <ColorModeSwitch />
      </Flex>
      {user && (
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
      )}
      <Stack gap="1">
        <SidebarLink link={ownAccount} onNavigate={onNavigate} />
        <Button
          variant="ghost"
          color="fg.muted"
          justifyContent="flex-start"
          px="3"
          loading={loading}
          onClick={() => void leave()}
        >
          <LogOut aria-hidden="true" />
          {t("shell.logout")}
        </Button>
      </Stack>
      <VersionNote />
    </Stack>
  );
}
