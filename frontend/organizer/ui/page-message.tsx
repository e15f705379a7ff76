import { Button, Center, Flex, Heading, Link, Stack, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { productName } from "../../../common/product.ts";
import type { QueryFailure } from "../lib/errors.ts";
import { paths } from "../lib/paths.ts";
import { t } from "../lib/text.ts";
import { Drawing, type DrawingName } from "./drawing.tsx";
import { Wordmark } from "./wordmark.tsx";

interface PageMessageProps {
  drawing: DrawingName;
  title: string;
  text: string;
  /** True when no layout surrounds the message: it is then the main part of the page itself. */
  isWholePage?: boolean;
  action?: ReactNode;
}

/** A page that is one message, with its title. */
export function PageMessage({ drawing, title, text, isWholePage = false, action }: PageMessageProps) {
  return (
    <>
      <title>{`${title} · ${productName}`}</title>
      {isWholePage && <BrandBar />}
      <Center as={isWholePage ? "main" : "section"} flexGrow="1" px="4" py="16">
        <Stack maxW="lg" gap="8" align="center" textAlign="center">
          <Drawing name={drawing} />
          <Stack gap="3">
            <Heading as="h1" size="3xl" overflowWrap="anywhere">
              {title}
            </Heading>
            <Text color="fg.muted" textWrap="balance">
              {text}
            </Text>
          </Stack>
          {action}
        </Stack>
      </Center>
    </>
  );
}

/** The way on from a page on which there is nothing for its reader. */
export function HomeButton({ label }: { label: string }) {
  return (
    <Button asChild>
      <a href={paths.home}>{label}</a>
    </Button>
  );
}

/** In place of a page whose reader the server could not tell. */
export function FailedPage({ title, failure }: { title: string; failure: QueryFailure }) {
  const action = <Button onClick={failure.onRetry}>{t("ui.tryAgain")}</Button>;
  return <PageMessage isWholePage drawing="bell" title={title} text={failure.reason} action={action} />;
}

function BrandBar() {
  return (
    <Flex as="header" minH="16" px={{ base: "4", md: "8" }} align="center" borderBottomWidth="1px">
      <Link href={paths.home} borderRadius="l2" _hover={{ textDecoration: "none" }}>
        <Wordmark name={productName} />
      </Link>
    </Flex>
  );
}
