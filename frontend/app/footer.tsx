import { Button, Flex, HStack, Text } from "@chakra-ui/react";
import { Link, useLocation } from "react-router-dom";
import { customerScreensBelow, guestPagesBelow } from "../../common/screens.ts";
import { dashboardPath } from "../features/auth/dashboard-path.ts";
import { type CurrentUser, useCurrentUser } from "../features/auth/use-current-user.ts";
import { useLogout } from "../features/auth/use-logout.ts";
import { paths } from "../lib/paths.ts";
import { t } from "../lib/text.ts";
import { ColourModeSwitch } from "../ui/colour-mode-switch.tsx";

/** The footer of the home page, of guests' pages, and of a signed-in customer's screens. */
export function Footer() {
  const { pathname } = useLocation();
  const { user } = useCurrentUser();
  const onGuestPage = pathname.startsWith(guestPagesBelow);
  const shown = pathname === paths.home || onGuestPage || (user !== null && pathname.startsWith(customerScreensBelow));
  if (!shown) return null;

  return (
    <Flex
      as="footer"
      direction={{ base: "column", md: "row" }}
      align="center"
      justify="space-between"
      gap={{ base: "1", md: "4" }}
      px={{ base: "4", md: "8" }}
      py="6"
      color="fg.muted"
      fontSize="sm"
    >
      <Text>{t("shell.copyright", { year: String(new Date().getFullYear()) })}</Text>
      {onGuestPage && <CreatorCredit />}
      <FooterLinks user={user} loginShown={!onGuestPage} />
      {!onGuestPage && <ColourModeSwitch />}
    </Flex>
  );
}

function CreatorCredit() {
  return (
    <Button asChild variant="ghost" color="inherit" fontSize="sm">
      <Link to={paths.home}>{t("shell.creatorCredit")}</Link>
    </Button>
  );
}

function FooterLinks({ user, loginShown }: { user: CurrentUser | null; loginShown: boolean }) {
  return (
    <HStack as="nav" aria-label={t("shell.footerNavigation")} gap="2" wrap="wrap" justify="center">
      <Button asChild variant="ghost" color="inherit" fontSize="sm">
        {user ? (
          <Link to={dashboardPath(user.role)}>{t("shell.dashboard")}</Link>
        ) : (
          <Link to={paths.home}>{t("shell.home")}</Link>
        )}
      </Button>
      {user && <LogoutButton />}
      {!user && loginShown && (
        <Button asChild variant="ghost" color="inherit" fontSize="sm">
          <Link to={paths.signIn}>{t("shell.login")}</Link>
        </Button>
      )}
    </HStack>
  );
}

function LogoutButton() {
  const { logout, loading } = useLogout();
  return (
    <Button variant="ghost" color="inherit" fontSize="sm" disabled={loading} onClick={() => void logout()}>
      {t("shell.logout")}
    </Button>
  );
}
