import { Card } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";

interface SectionCardProps {
  title: string;
  description?: string;
  children: ReactNode;
}

/** A titled part of a screen. */
export function SectionCard({ title, description, children }: SectionCardProps) {
  const titleId = useId();
  return (
    <Card.Root as="section" aria-labelledby={titleId}>
      <Card.Header>
        <Card.Title asChild textStyle="lg">
          <h2 id={titleId}>{title}</h2>
        </Card.Title>
        {description !== undefined && <Card.Description>{description}</Card.Description>}
      </Card.Header>
      <Card.Body>{children}</Card.Body>
    </Card.Root>
  );
}
