import { useReactiveVar } from "@apollo/client/react";
import { Box, Button, Flex, HStack, Link, Text } from "@chakra-ui/react";
import { LogOut } from "lucide-react";
import { matchPath, Outlet, Link as RouterLink, useLocation, useMatch } from "react-router-dom";
import { eventScreens } from "../event/event-here.ts";
import { dashboardPath } from "../features/auth/account-paths.ts";
import { Protected } from "../features/auth/protected.tsx";
import { useCurrentUser } from "../features/auth/session.ts";
import { useLogout } from "../features/auth/use-logout.ts";
import { Helping, type MyHelp } from "../features/helpers/helping.tsx";
import { ask, askedQuestion } from "../lib/ask.ts";
import { lazyDialog } from "../lib/lazy.tsx";
import { paths } from "../lib/paths.ts";
import { t } from "../lib/text.ts";
import { useLeaveGuard } from "../lib/unsaved-changes.ts";
import { afterFirstLoad } from "../ui/page-spinner.tsx";
import { Preferences } from "../ui/preferences.tsx";
import { Frame, type FrameProps } from "./shell.tsx";
import { Sidebar } from "./sidebar.tsx";
import { HeaderLine, TopNavigation } from "./top-navigation.tsx";

/** Around customers' screens, which administrators may see, too. */
export const CustomerShell = () => (
  <Protected>
    <ScreenFrame header={<TopNavigation />} footer={<Footer />} />
  </Protected>
);

export function AdminShell() {
  // A board of 1024 pixels has room for two columns of tables only without the sidebar.
  const from = useIsWide() ? "xl" : "lg";
  return (
    <Protected adminOnly>
      <ScreenFrame header={<Sidebar from={from} />} rowFrom={from} />
    </Protected>
  );
}

export const HelperShell = () => (
  <Helping>{(help) => <ScreenFrame header={<HelperHeader help={help} />} footer={<Footer />} />}</Helping>
);

const wideScreens = Object.values(eventScreens).flatMap(({ seating, print }) => [seating, print]);

/** Boards and prints take the whole width. */
function useIsWide(): boolean {
  const { pathname } = useLocation();
  return wideScreens.some((path) => matchPath(path, pathname) !== null);
}

function ScreenFrame(props: Pick<FrameProps, "header" | "footer" | "rowFrom">) {
  const isWide = useIsWide();
  useLeaveGuard();
  return (
    <Frame isWide={isWide} {...props}>
      <Box
        w="full"
        maxW={isWide ? "full" : "page"}
        mx="auto"
        px={{ base: "4", md: "8" }}
        pt={isWide ? { base: "3", md: "6" } : { base: "6", md: "10" }}
        pb={isWide ? "4" : "16"}
      >
        <AskedQuestion />
        <OnPaper />
        <Outlet />
      </Box>
    </Frame>
  );
}

const QuestionDialog = lazyDialog(
  async () => (await import("../ui/question-dialog.tsx")).QuestionDialog,
  ({ asked }) => asked !== null,
);

function AskedQuestion() {
  return <QuestionDialog asked={useReactiveVar(askedQuestion)} />;
}

/** On browser printouts only: where cards and lists are printed. */
function OnPaper() {
  return (
    <Text display="none" _print={{ display: "block" }} mb="4" color="fg.muted">
      {t("print-screen.onPaper")}
    </Text>
  );
}

function HelperHeader({ help: { helper, event } }: { help: MyHelp }) {
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
        <Text textStyle="note" truncate>
          {t(`helpers.as.${helper.role}`, { name: helper.name })}
        </Text>
      </Box>
      <Leave />
    </HeaderLine>
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

const quiet = { variant: "ghost", color: "inherit", textStyle: "sm" } as const;

/** Below the screens of those who have no sidebar. */
function Footer() {
  const { user } = useCurrentUser();
  const { logout, loading } = useLogout();
  return (
    <Box as="footer" borderTopWidth="1px" css={afterFirstLoad} _print={{ display: "none" }}>
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
        {user && (
          <HStack as="nav" aria-label={t("shell.footerNavigation")} gap="2" wrap="wrap" justify="center">
            <Button asChild {...quiet}>
              <RouterLink to={dashboardPath(user.role)}>{t("shell.dashboard")}</RouterLink>
            </Button>
            <Button {...quiet} disabled={loading} onClick={() => void logout()}>
              {t("shell.logout")}
            </Button>
          </HStack>
        )}
        <HStack gap="1">
          <Preferences />
        </HStack>
      </Flex>
    </Box>
  );
}
