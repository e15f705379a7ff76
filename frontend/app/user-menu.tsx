import { Box, Button, Menu, Text, VisuallyHidden } from "@chakra-ui/react";
import { ChevronDown, LogOut } from "lucide-react";
import { useNavigate } from "react-router-dom";
import { accountPath } from "../features/auth/account-path.ts";
import { dashboardPath } from "../features/auth/dashboard-path.ts";
import { type CurrentUser, useCurrentUser } from "../features/auth/use-current-user.ts";
import { useLogout } from "../features/auth/use-logout.ts";
import { t } from "../lib/text.ts";
import { mayLeave } from "../lib/unsaved-changes.ts";
import { InitialsAvatar } from "../ui/initials-avatar.tsx";

export function UserMenu() {
  const { user } = useCurrentUser();
  return user && <MenuOf user={user} />;
}

function MenuOf({ user }: { user: CurrentUser }) {
  const { logout, loading } = useLogout();
  const navigate = useNavigate();

  async function open(path: string) {
    if (await mayLeave()) await navigate(path);
  }

  return (
    <Menu.Root positioning={{ placement: "bottom-end" }}>
      <Menu.Trigger asChild>
        <Button variant="ghost" px="2" color="fg" loading={loading}>
          <VisuallyHidden>{t("shell.userMenu", { name: user.name })}</VisuallyHidden>
          <InitialsAvatar name={user.name} />
          <Text hideBelow="md" maxW="48" truncate aria-hidden>
            {user.name}
          </Text>
          <ChevronDown />
        </Button>
      </Menu.Trigger>
      <Menu.Positioner>
        <Menu.Content minW="56">
          <Box px="2" py="2" hideFrom="md">
            <Text fontWeight="semibold">{user.name}</Text>
            <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
              {user.email}
            </Text>
          </Box>
          <Menu.Item value="dashboard" py="2.5" onSelect={() => void open(dashboardPath(user.role))}>
            {t("shell.dashboard")}
          </Menu.Item>
          <Menu.Item value="account" py="2.5" onSelect={() => void open(accountPath(user.role))}>
            {t("shell.account")}
          </Menu.Item>
          <Menu.Item value="logout" py="2.5" onSelect={() => void logout()}>
            <LogOut size={18} aria-hidden="true" />
            {t("shell.logout")}
          </Menu.Item>
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
}
