import { Box, Button, HStack, Link, Text } from "@chakra-ui/react";
import { LogOut } from "lucide-react";
import { Link as RouterLink, useMatch } from "react-router-dom";
import { useLogout } from "../features/auth/use-logout.ts";
import type { MyHelp } from "../features/helpers/helping.tsx";
import { ask } from "../lib/ask.ts";
import { paths } from "../lib/paths.ts";
import { t } from "../lib/text.ts";
import { Preferences } from "../ui/preferences.tsx";
import { HeaderLine } from "./top-navigation.tsx";

export function HelperHeader({ help: { helper, event } }: { help: MyHelp }) {
  const isOnEvent = useMatch(paths.helpEvent) !== null;
  return (
    <HeaderLine>
      <Box minW="0" flexGrow="1">
        {!isOnEvent && (
          <Link asChild maxW="full" borderRadius="l2" fontWeight="semibold" color="fg">
            <RouterLink to={paths.helpEvent}>
              <Text as="span" truncate>
                {event.name}
              </Text>
            </RouterLink>
          </Link>
        )}
        <Text textStyle="sm" color="fg.muted" truncate>
          {t(`helpers.as.${helper.role}`, { name: helper.name })}
        </Text>
      </Box>
      <HStack gap="1" hideBelow="md">
        <Preferences />
      </HStack>
      <Leave />
    </HeaderLine>
  );
}

/** On phones, where the header has no room for it. */
export function HelperFooter() {
  return (
    <HStack as="footer" hideFrom="md" _print={{ display: "none" }} borderTopWidth="1px" justify="center" gap="1" py="2">
      <Preferences />
    </HStack>
  );
}

/** Asks first: a link works once, so there is no way back. */
function Leave() {
  const { logout, loading } = useLogout();

  async function leave() {
    const [title, description] = [t("helpers.confirmLeave.title"), t("helpers.confirmLeave.text")];
    if (!(await ask({ title, description, confirmLabel: t("helpers.leave") }))) return;
    // A page from the server, without anything that was loaded before.
    if (await logout()) window.location.assign(paths.home);
  }

  return (
    <Button variant="outline" flexShrink="0" px="3" loading={loading} onClick={() => void leave()}>
      <LogOut aria-hidden />
      {t("helpers.leave")}
    </Button>
  );
}
