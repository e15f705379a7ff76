import { SimpleGrid, Skeleton, Stat } from "@chakra-ui/react";
import { Children, type ReactNode } from "react";
import { wholeNumber } from "../lib/words.ts";

interface StatCardProps {
  label: string;
  /** Undefined while loading. A number, or a text in its place. */
  value: number | string | undefined;
}

export function StatCard({ label, value }: StatCardProps) {
  return (
    <Stat.Root gap="0.5" minW="0">
      <Stat.Label textStyle="sm" color="fg.muted">
        {label}
      </Stat.Label>
      <Stat.ValueText
        fontFamily="heading"
        textStyle={typeof value === "string" ? "lg" : { base: "2xl", md: "3xl" }}
        letterSpacing="-0.01em"
        minH={{ base: "8", md: "10" }}
        alignItems="center"
      >
        {value === undefined ? <Skeleton as="span" w="16" h="7" /> : shown(value)}
      </Stat.ValueText>
    </Stat.Root>
  );
}

export function StatCards({ label, children }: { label: string; children: ReactNode }) {
  return (
    <SimpleGrid
      as="section"
      aria-label={label}
      columns={{ base: 2, md: Children.toArray(children).length }}
      columnGap="6"
      rowGap="4"
      pt="4"
      borderTopWidth="1px"
    >
      {children}
    </SimpleGrid>
  );
}

function shown(value: number | string): string {
  return typeof value === "number" ? wholeNumber(value) : value;
}
