import { EmptyState } from "@chakra-ui/react";
import type { ReactNode } from "react";

interface EmptyPanelProps {
  icon: ReactNode;
  title: string;
  /** Heading level of the title. */
  level?: "h2" | "h3";
  description?: string;
  children?: ReactNode;
}

/** Shows that there is nothing here yet, and what to do about it. */
export function EmptyPanel({ icon, title, level: Title = "h2", description, children }: EmptyPanelProps) {
  return (
    <EmptyState.Root>
      <EmptyState.Content textAlign="center">
        <EmptyState.Indicator aria-hidden>{icon}</EmptyState.Indicator>
        <EmptyState.Title asChild>
          <Title>{title}</Title>
        </EmptyState.Title>
        {description !== undefined && <EmptyState.Description>{description}</EmptyState.Description>}
        {children}
      </EmptyState.Content>
    </EmptyState.Root>
  );
}
