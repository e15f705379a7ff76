import { Box, Center, Flex, Heading, Stack, Text } from "@chakra-ui/react";
import { Navigate } from "react-router-dom";
import { productName } from "../../common/product.ts";
import { dashboardPath } from "../features/auth/dashboard-path.ts";
import { FeatureList } from "../features/auth/feature-list.tsx";
import { SignInForm } from "../features/auth/sign-in-form.tsx";
import { useCurrentUser } from "../features/auth/use-current-user.ts";
import { t } from "../lib/text.ts";
import { LanguageMenu } from "../ui/language-menu.tsx";
import { PageSpinner } from "../ui/page-spinner.tsx";
import { Wordmark } from "../ui/wordmark.tsx";

/** Where organizers sign in. Signed-in users go straight on. */
export function SignIn() {
  const { user, loading } = useCurrentUser();
  if (loading) return <PageSpinner label={t("shell.loading")} />;
  if (user) return <Navigate to={dashboardPath(user.role)} replace />;

  return (
    <Flex flexGrow="1" direction={{ base: "column", lg: "row" }} gap="12" px="4" py={{ base: "4", lg: "12" }}>
      <title>{`${t("auth.signInTitle")} · ${productName}`}</title>
      <Center flex="1" alignItems={{ base: "start", lg: "center" }} justifyContent={{ base: "center", lg: "flex-end" }}>
        <SignInCard />
      </Center>
      <Center
        flex="1"
        alignItems={{ base: "start", lg: "center" }}
        justifyContent={{ base: "center", lg: "flex-start" }}
      >
        <FeatureList />
      </Center>
    </Flex>
  );
}

function SignInCard() {
  return (
    <Box w="full" maxW="md" bg="bg.panel" borderWidth="1px" borderRadius="l3" p={{ base: "6", sm: "8" }}>
      <Wordmark name={productName} />
      <Stack gap="1" mt="6" mb="6">
        <Heading as="h1" size="2xl">
          {t("auth.signInTitle")}
        </Heading>
        <Text color="fg.muted" textWrap="balance">
          {t("auth.signInIntro")}
        </Text>
      </Stack>
      <SignInForm />
      <Center mt="4">
        <LanguageMenu />
      </Center>
      <Text mt="6" textAlign="center" textWrap="balance">
        {t("auth.noAccount")}
      </Text>
      <Text mt="3" textAlign="center" color="fg.muted" fontSize="sm" textWrap="balance">
        {t("auth.termsNote")}
      </Text>
    </Box>
  );
}
