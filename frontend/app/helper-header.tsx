import { Box, Button, HStack, Link, Text } from "@chakra-ui/react";
import { LogOut } from "lucide-react";
import { useState } from "react";
import { Link as RouterLink, useMatch } from "react-router-dom";
import { useLogout } from "../features/auth/use-logout.ts";
import type { MyHelp } from "../features/helpers/use-my-help.ts";
import { paths } from "../lib/paths.ts";
import { t } from "../lib/text.ts";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
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
  const [isAsking, setIsAsking] = useState(false);

  async function leave() {
    setIsAsking(false);
    // A page from the server, without anything that was loaded before.
    if (await logout()) window.location.assign(paths.home);
  }

  return (
    <>
      <Button variant="outline" flexShrink="0" px="3" loading={loading} onClick={() => setIsAsking(true)}>
        <LogOut aria-hidden />
        {t("helpers.leave")}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t("helpers.confirmLeave.title")}
        description={t("helpers.confirmLeave.text")}
        confirmLabel={t("helpers.leave")}
        onConfirm={() => void leave()}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}
