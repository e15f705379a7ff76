import { Center, Heading, Stack, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Drawing, type DrawingName } from "./drawing.tsx";

interface PageMessageProps {
  drawing: DrawingName;
  title: string;
  text: string;
  /** True when no layout surrounds the message: it is then the main part of the page itself. */
  isWholePage?: boolean;
  /** What the reader can do next: a button or a link. */
  action?: ReactNode;
}

/** A page with a single message. */
export function PageMessage({ drawing, title, text, isWholePage = false, action }: PageMessageProps) {
  return (
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
  );
}
