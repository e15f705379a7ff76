import { Box, Button, Flex, HStack, Text } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import { dashboardPath } from "../features/auth/account-paths.ts";
import { useCurrentUser } from "../features/auth/session.ts";
import { useLogout } from "../features/auth/use-logout.ts";
import { t } from "../lib/text.ts";
import { afterFirstLoad } from "../ui/page-spinner.tsx";
import { Preferences } from "../ui/preferences.tsx";

const quiet = { variant: "ghost", color: "inherit", textStyle: "sm" } as const;

/** Below customers' screens. */
export function Footer() {
  const { user } = useCurrentUser();
  const { logout, loading } = useLogout();
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
          <Button asChild {...quiet}>
            <Link to={dashboardPath(user.role)}>{t("shell.dashboard")}</Link>
          </Button>
          <Button {...quiet} disabled={loading} onClick={() => void logout()}>
            {t("shell.logout")}
          </Button>
        </HStack>
        <HStack gap="1">
          <Preferences />
        </HStack>
      </Flex>
    </Box>
  );
}
