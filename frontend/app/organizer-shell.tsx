import { useReactiveVar } from "@apollo/client/react";
import { Box, Text } from "@chakra-ui/react";
import { matchPath, Outlet, useLocation } from "react-router-dom";
import { eventScreens } from "../event/event-here.ts";
import { Protected } from "../features/auth/protected.tsx";
import { Helping } from "../features/helpers/helping.tsx";
import { askedQuestion } from "../lib/ask.ts";
import { lazyDialog } from "../lib/lazy.tsx";
import { t } from "../lib/text.ts";
import { useLeaveGuard } from "../lib/unsaved-changes.ts";
import { Footer } from "./footer.tsx";
import { HelperFooter, HelperHeader } from "./helper-header.tsx";
import { Frame } from "./shell.tsx";
import { Sidebar } from "./sidebar.tsx";
import { TopNavigation } from "./top-navigation.tsx";

/** Around customers' screens, which administrators may see, too. */
export function CustomerShell() {
  const isWide = useIsWide();
  return (
    <Protected>
      <Frame isWide={isWide} header={<TopNavigation />} footer={<Footer />}>
        <Screen isWide={isWide} />
      </Frame>
    </Protected>
  );
}

export function AdminShell() {
  const isWide = useIsWide();
  // A board of 1024 pixels has room for two columns of tables only without the sidebar.
  const from = isWide ? "xl" : "lg";
  return (
    <Protected adminOnly>
      <Frame isWide={isWide} header={<Sidebar from={from} />} rowFrom={from}>
        <Screen isWide={isWide} />
      </Frame>
    </Protected>
  );
}

export function HelperShell() {
  const isWide = useIsWide();
  return (
    <Helping>
      {(help) => (
        <Frame isWide={isWide} header={<HelperHeader help={help} />} footer={<HelperFooter />}>
          <Screen isWide={isWide} />
        </Frame>
      )}
    </Helping>
  );
}

const wideScreens = Object.values(eventScreens).flatMap(({ seating, print }) => [seating, print]);

/** Boards and prints take the whole width. */
function useIsWide(): boolean {
  const { pathname } = useLocation();
  return wideScreens.some((path) => matchPath(path, pathname) !== null);
}

function Screen({ isWide }: { isWide: boolean }) {
  useLeaveGuard();
  return (
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
