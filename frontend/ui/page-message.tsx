import { Center, Heading, Stack, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";

interface PageMessageProps {
  title: string;
  text: string;
  /** True when no layout surrounds the message: it is then the main part of the page itself. */
  isWholePage?: boolean;
  /** What the reader can do next: a button or a link. */
  action?: ReactNode;
}

/** A page with a single message. */
export function PageMessage({ title, text, isWholePage = false, action }: PageMessageProps) {
  return (
    <Center as={isWholePage ? "main" : "section"} flexGrow="1" px="6" py="16">
      <Stack maxW="md" gap="5" align="center" textAlign="center">
        <Heading as="h1" size="3xl">
          {title}
        </Heading>
        <Text color="fg.muted" fontSize="lg">
          {text}
        </Text>
        {action}
      </Stack>
    </Center>
  );
}
