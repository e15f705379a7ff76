import { Box, Button } from "@chakra-ui/react";
import { Outlet } from "react-router-dom";
import { useMyHelp } from "../features/helpers/use-my-help.ts";
import { paths } from "../lib/paths.ts";
import { t } from "../lib/text.ts";
import { LeaveGuard } from "../ui/leave-guard.tsx";
import { PageMessage } from "../ui/page-message.tsx";
import { PageSpinner } from "../ui/page-spinner.tsx";
import { HelperFooter, HelperHeader } from "./helper-header.tsx";
import { OnPaper } from "./on-paper.tsx";
import { SkipLink } from "./skip-link.tsx";

interface LayoutProps {
  isWide?: boolean;
}

/** Screens of helpers without an account. To everybody else it says that they do not help. */
export function HelperLayout({ isWide = false }: LayoutProps) {
  const { help, loading, failure } = useMyHelp();
  if (loading) return <PageSpinner label={t("shell.loading")} />;
  if (failure) {
    return (
      <PageMessage
        isWholePage
        drawing="bell"
        title={t("helpers.unknown")}
        text={failure.reason}
        action={<Button onClick={failure.onRetry}>{t("ui.tryAgain")}</Button>}
      />
    );
  }
  if (!help) return <NotHelping />;
  return (
    <>
      <LeaveGuard />
      <SkipLink />
      <HelperHeader help={help} />
      <Box
        as="main"
        id="content"
        data-board={isWide || undefined}
        tabIndex={-1}
        outline="none"
        flexGrow="1"
        w="full"
        maxW={isWide ? "full" : "page"}
        mx="auto"
        px={{ base: "4", md: "8" }}
        pt={isWide ? { base: "4", md: "6" } : { base: "5", md: "8" }}
        pb={isWide ? "4" : "12"}
      >
        <OnPaper />
        <Outlet />
      </Box>
      <HelperFooter />
    </>
  );
}

/** For screens that take the whole width. */
export function WideHelperLayout() {
  return <HelperLayout isWide />;
}

function NotHelping() {
  return (
    <>
      <title>{t("shell.pageTitle", { screen: t("helpers.ended.title") })}</title>
      <PageMessage
        isWholePage
        drawing="rope"
        title={t("helpers.ended.title")}
        text={t("helpers.ended.text")}
        action={
          <Button asChild>
            <a href={paths.home}>{t("helpers.gone.action")}</a>
          </Button>
        }
      />
    </>
  );
}
