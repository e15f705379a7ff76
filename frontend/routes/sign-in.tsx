import { Box, Center, Grid, Heading, Stack, Text } from "@chakra-ui/react";
import { Navigate, useLocation } from "react-router-dom";
import { productName } from "../../common/product.ts";
import { pathAfterSignIn } from "../features/auth/account-paths.ts";
import { FeatureList } from "../features/auth/feature-list.tsx";
import { useCurrentUser } from "../features/auth/session.ts";
import { SignInForm, SignInSteps } from "../features/auth/sign-in-form.tsx";
import { t } from "../lib/text.ts";
import { PageSpinner } from "../ui/page-spinner.tsx";
import { LanguageMenu } from "../ui/preferences.tsx";

/** Sign-in in one step or two. Signed-in users go straight on. */
export function SignIn() {
  const { user, loading } = useCurrentUser();
  const { state } = useLocation();
  if (user) return <Navigate to={pathAfterSignIn(user.role, state)} replace />;
  if (loading) return <PageSpinner label={t("shell.loading")} />;
  return (
    <Grid flexGrow="1" templateColumns={{ base: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" }}>
      <title>{`${t("auth.signInTitle")} · ${productName}`}</title>
      <Center px="4" py={{ base: "8", lg: "12" }}>
        <Box w="full" maxW="sm">
          <SignInSteps>
            <FirstStep />
          </SignInSteps>
        </Box>
      </Center>
      <Center px={{ base: "4", md: "8" }} py={{ base: "10", lg: "12" }} bg="bg.subtle">
        <FeatureList />
      </Center>
    </Grid>
  );
}

function FirstStep() {
  return (
    <>
      <Stack gap="1" mb="8">
        <Heading as="h1" size="3xl">
          {t("auth.signInTitle")}
        </Heading>
        <Text color="fg.muted">{t("auth.signInIntro")}</Text>
      </Stack>
      <SignInForm />
      <Stack mt="8" pt="6" gap="3" borderTopWidth="1px" align="start">
        <Text textWrap="pretty">{t("auth.noAccount")}</Text>
        <Text color="fg.muted" textStyle="sm">
          {t("auth.termsNote")}
        </Text>
        <Box ms="-3">
          <LanguageMenu />
        </Box>
      </Stack>
    </>
  );
}
