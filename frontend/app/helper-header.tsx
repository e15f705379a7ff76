import { Box, Button, Flex, HStack, Link, Text } from "@chakra-ui/react";
import { LogOut } from "lucide-react";
import { useState } from "react";
import { Link as RouterLink, useMatch } from "react-router-dom";
import { useLogout } from "../features/auth/use-logout.ts";
import type { MyHelp } from "../features/helpers/use-my-help.ts";
import { paths } from "../lib/paths.ts";
import { t } from "../lib/text.ts";
import { ColorModeSwitch } from "../ui/color-mode-switch.tsx";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { LateLanguageMenu } from "../ui/late-language-menu.tsx";

export function HelperHeader({ help: { helper, event } }: { help: MyHelp }) {
  const isOnEvent = useMatch(paths.helpEvent) !== null;
  return (
    <Box as="header" data-app-header borderBottomWidth="1px" _print={{ display: "none" }}>
      <Flex
        minH="16"
        w="full"
        maxW="page"
        mx="auto"
        px={{ base: "4", md: "8" }}
        align="center"
        gap={{ base: "2", md: "6" }}
      >
        <Box minW="0" flexGrow="1">
          {!isOnEvent && (
            <Link
              asChild
              maxW="full"
              borderRadius="l2"
              fontWeight="semibold"
              color="fg"
              _hover={{ textDecoration: "none" }}
            >
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
          <LateLanguageMenu />
          <ColorModeSwitch />
        </HStack>
        <Leave />
      </Flex>
    </Box>
  );
}

/** On phones, where the header has no room for it. */
export function HelperFooter() {
  return (
    <HStack as="footer" hideFrom="md" _print={{ display: "none" }} borderTopWidth="1px" justify="center" gap="1" py="2">
      <LateLanguageMenu />
      <ColorModeSwitch />
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
