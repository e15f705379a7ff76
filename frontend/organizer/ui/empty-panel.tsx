import { Center, Heading, Stack, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";

interface EmptyPanelProps {
  icon: ReactNode;
  title: string;
  level?: "h2" | "h3";
  description?: string;
  children?: ReactNode;
}

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
