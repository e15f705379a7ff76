import { Box, Button, Text, VisuallyHidden } from "@chakra-ui/react";
import { ChevronDown, LogOut } from "lucide-react";
import { useNavigate } from "react-router-dom";
import { accountPath, dashboardPath } from "../features/auth/account-paths.ts";
import type { CurrentUser } from "../features/auth/session.ts";
import { useLogout } from "../features/auth/use-logout.ts";
import { t } from "../lib/text.ts";
import { mayLeave } from "../lib/unsaved-changes.ts";
import { InitialsAvatar } from "../ui/initials-avatar.tsx";
import { Menu } from "../ui/menu.tsx";

export function UserMenu({ user }: { user: CurrentUser }) {
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
