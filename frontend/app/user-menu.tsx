import { Button, Text, VisuallyHidden } from "@chakra-ui/react";
import { ChevronDown } from "lucide-react";
import { useCurrentUser } from "../features/auth/use-current-user.ts";
import { useLogout } from "../features/auth/use-logout.ts";
import { t } from "../lib/text.ts";
import { InitialsAvatar } from "../ui/initials-avatar.tsx";
import { latePopup } from "../ui/late-popup.tsx";

const UserMenuItems = latePopup("menu", async () => (await import("./user-menu-items.tsx")).UserMenuItems);

export function UserMenu() {
  const { user } = useCurrentUser();
  const { logout, loading } = useLogout();
  if (!user) return null;
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
