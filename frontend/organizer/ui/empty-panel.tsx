import { Button, Center, Heading, Stack, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { QueryFailure } from "../lib/errors.ts";
import { t } from "../lib/text.ts";
import { Drawing } from "./drawing.tsx";

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

export interface LoadErrorProps extends QueryFailure {
  title: string;
}

export function LoadError({ title, reason, onRetry }: LoadErrorProps) {
  return (
    <div role="alert">
      <EmptyPanel icon={<Drawing name="bell" />} title={title} description={reason}>
        <Button variant="outline" onClick={onRetry}>
          {t("ui.tryAgain")}
        </Button>
      </EmptyPanel>
    </div>
  );
}
