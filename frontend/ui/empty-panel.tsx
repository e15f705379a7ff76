import { Center, Heading, Stack, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";

interface EmptyPanelProps {
  /** A drawing. Screen readers skip it. */
  icon: ReactNode;
  title: string;
  /** Heading level of the title. */
  level?: "h2" | "h3";
  description?: string;
  children?: ReactNode;
}

/** Shows that there is nothing here yet, and what to do about it. */
export function EmptyPanel({ icon, title, level = "h2", description, children }: EmptyPanelProps) {
  return (
    <Center px="4" py={{ base: "10", md: "14" }}>
      <Stack align="center" textAlign="center" gap="5" maxW="md">
        <Center aria-hidden>{icon}</Center>
        <Stack gap="1.5">
          <Heading as={level} size="xl">
            {title}
          </Heading>
          {description !== undefined && <Text color="fg.muted">{description}</Text>}
        </Stack>
        {children}
      </Stack>
    </Center>
  );
}
