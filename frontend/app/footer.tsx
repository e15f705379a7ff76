import { Box, Button, Flex, HStack, Text } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import { dashboardPath } from "../features/auth/dashboard-path.ts";
import { useCurrentUser } from "../features/auth/use-current-user.ts";
import { useLogout } from "../features/auth/use-logout.ts";
import { t } from "../lib/text.ts";
import { ColorModeSwitch } from "../ui/color-mode-switch.tsx";
import { afterFirstLoad } from "../ui/first-load.tsx";
import { LateLanguageMenu } from "../ui/late-language-menu.tsx";

export function Footer() {
  const { user } = useCurrentUser();
  if (user === null) return null;

  return (
    <Box as="footer" borderTopWidth="1px" css={afterFirstLoad}>
      <Flex
        w="full"
        maxW="page"
        mx="auto"
        direction={{ base: "column", md: "row" }}
        align="center"
        justify="space-between"
        gap={{ base: "1", md: "4" }}
        px={{ base: "4", md: "8" }}
        py="4"
        color="fg.muted"
        textStyle="sm"
      >
        <Text>{t("shell.copyright", { year: String(new Date().getFullYear()) })}</Text>
        <HStack as="nav" aria-label={t("shell.footerNavigation")} gap="2" wrap="wrap" justify="center">
          <Button asChild variant="ghost" color="inherit" textStyle="sm">
            <Link to={dashboardPath(user.role)}>{t("shell.dashboard")}</Link>
          </Button>
          <LogoutButton />
        </HStack>
        <HStack gap="1">
          <LateLanguageMenu />
          <ColorModeSwitch />
        </HStack>
      </Flex>
    </Box>
  );
}

function LogoutButton() {
  const { logout, loading } = useLogout();
  return (
    <Button variant="ghost" color="inherit" textStyle="sm" disabled={loading} onClick={() => void logout()}>
      {t("shell.logout")}
    </Button>
  );
}
