import { Box, Menu, Text } from "@chakra-ui/react";
import { LogOut } from "lucide-react";
import { useNavigate } from "react-router-dom";
import { accountPath, dashboardPath } from "../features/auth/account-paths.ts";
import type { CurrentUser } from "../features/auth/session.ts";
import { t } from "../lib/text.ts";
import { mayLeave } from "../lib/unsaved-changes.ts";
import type { PopupButton } from "../ui/lazy-popup.tsx";

interface UserMenuItemsProps {
  user: CurrentUser;
  onLogout: () => void;
  button: PopupButton;
}

export function UserMenuItems({ user, onLogout, button }: UserMenuItemsProps) {
  const navigate = useNavigate();

  async function open(path: string) {
    if (await mayLeave()) await navigate(path);
  }

  return (
    <Menu.Root defaultOpen positioning={{ placement: "bottom-end" }}>
      <Menu.Trigger asChild>{button()}</Menu.Trigger>
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
          <Menu.Item value="logout" py="2.5" onSelect={onLogout}>
            <LogOut size={18} aria-hidden="true" />
            {t("shell.logout")}
          </Menu.Item>
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
}
