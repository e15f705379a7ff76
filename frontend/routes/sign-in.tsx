import { Box, Center, Grid, Heading, Stack, Text } from "@chakra-ui/react";
import { Navigate, useLocation } from "react-router-dom";
import { productName } from "../../common/product.ts";
import { accountPath } from "../features/auth/account-path.ts";
import { dashboardPath } from "../features/auth/dashboard-path.ts";
import { FeatureList } from "../features/auth/feature-list.tsx";
import { SignInForm } from "../features/auth/sign-in-form.tsx";
import { useCurrentUser } from "../features/auth/use-current-user.ts";
import { useWaitingSignIn } from "../features/auth/use-waiting-sign-in.ts";
import { t } from "../lib/text.ts";
import { LateLanguageMenu } from "../ui/late-language-menu.tsx";
import { lateTab } from "../ui/late-tab.tsx";
import { PageSpinner } from "../ui/page-spinner.tsx";

const secondStep = lateTab(async () => (await import("../features/auth/second-step.tsx")).SecondStep);

/** Sign-in in one step or two. Signed-in users go straight on. */
export function SignIn() {
  const { user, loading } = useCurrentUser();
  const signIn = useWaitingSignIn();
  const { state } = useLocation();
  // Whoever came by a link is here to choose a password, on the screen of their account.
  if (user) return <Navigate to={isByLink(state) ? accountPath(user.role) : dashboardPath(user.role)} replace />;
  if (loading || signIn.loading) return <PageSpinner label={t("shell.loading")} />;

  return (
    <Grid flexGrow="1" templateColumns={{ base: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" }}>
      <title>{`${t("auth.signInTitle")} · ${productName}`}</title>
      <Center px="4" py={{ base: "8", lg: "12" }}>
        <Box w="full" maxW="sm">
          {signIn.isWaiting ? (
            <secondStep.Part onRefused={signIn.askAgain} onLeave={signIn.drop} />
          ) : (
            <FirstStep onDone={signIn.askAgain} />
          )}
        </Box>
      </Center>
      <Center px={{ base: "4", md: "8" }} py={{ base: "10", lg: "12" }} bg="bg.subtle">
        <FeatureList />
      </Center>
    </Grid>
  );
}

function FirstStep({ onDone }: { onDone: () => Promise<unknown> }) {
  return (
    <>
      <Stack gap="1" mb="8">
        <Heading as="h1" size="3xl">
          {t("auth.signInTitle")}
        </Heading>
        <Text color="fg.muted">{t("auth.signInIntro")}</Text>
      </Stack>
      <SignInForm onFirstStep={onDone} />
      <Stack mt="8" pt="6" gap="3" borderTopWidth="1px" align="start">
        <Text textWrap="pretty">{t("auth.noAccount")}</Text>
        <Text color="fg.muted" textStyle="sm">
          {t("auth.termsNote")}
        </Text>
        <Box ms="-3">
          <LateLanguageMenu />
        </Box>
      </Stack>
    </>
  );
}

function isByLink(state: unknown): boolean {
  return typeof state === "object" && state !== null && "isByLink" in state;
}
