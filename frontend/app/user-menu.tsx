import { Button, Text, VisuallyHidden } from "@chakra-ui/react";
import { ChevronDown } from "lucide-react";
import type { CurrentUser } from "../features/auth/session.ts";
import { useLogout } from "../features/auth/use-logout.ts";
import { t } from "../lib/text.ts";
import { InitialsAvatar } from "../ui/initials-avatar.tsx";
import { lazyPopup } from "../ui/lazy-popup.tsx";

const UserMenuItems = lazyPopup("menu", async () => (await import("./user-menu-items.tsx")).UserMenuItems);

export function UserMenu({ user }: { user: CurrentUser }) {
  const { logout, loading } = useLogout();
  return (
    <UserMenuItems
      user={user}
      onLogout={() => void logout()}
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
