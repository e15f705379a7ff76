import { Box, Center, Grid, Heading, HStack, Stack, Text } from "@chakra-ui/react";
import { FileSpreadsheet, Link2, Palette, Search } from "lucide-react";
import { Navigate, useLocation } from "react-router-dom";
import { productName } from "../../../common/product.ts";
import { pathAfterSignIn } from "../features/auth/account-paths.ts";
import { useCurrentUser } from "../features/auth/session.ts";
import { SignInForm, SignInSteps } from "../features/auth/sign-in-form.tsx";
import { t } from "../lib/text.ts";
import { Drawing } from "../ui/drawing.tsx";
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
        <Text textStyle="note">{t("auth.termsNote")}</Text>
        <Box ms="-3">
          <LanguageMenu />
        </Box>
      </Stack>
    </>
  );
}

const features = [
  { id: "upload", icon: FileSpreadsheet },
  { id: "search", icon: Search },
  { id: "colors", icon: Palette },
  { id: "link", icon: Link2 },
] as const;

function FeatureList() {
  return (
    <Stack gap="8" w="full" maxW="md">
      <Box ms="-8">
        <Drawing name="table" />
      </Box>
      <Stack gap="3">
        <Heading as="h2" size={{ base: "2xl", md: "3xl" }}>
          {t("auth.featuresTitle")}
        </Heading>
        <Text color="fg.muted" textWrap="pretty">
          {t("auth.featuresIntro")}
        </Text>
      </Stack>
      <Stack as="ul" gap="5" listStyleType="none">
        {features.map(({ id, icon: Icon }) => (
          <HStack as="li" key={id} gap="4" align="start">
            <Box color="brand.fg" mt="0.5">
              <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
            </Box>
            <Box>
              <Text fontWeight="medium">{t(`auth.features.${id}.title`)}</Text>
              <Text textStyle="note" textWrap="pretty">
                {t(`auth.features.${id}.text`)}
              </Text>
            </Box>
          </HStack>
        ))}
      </Stack>
    </Stack>
  );
}
