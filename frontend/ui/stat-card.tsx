import { Card, Flex, Skeleton, Stat } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { wholeNumber } from "../lib/whole-number.ts";

interface StatCardProps {
  label: string;
  /** Undefined while loading. */
  value: number | undefined;
  icon: ReactNode;
}

/** One figure with its name. */
export function StatCard({ label, value, icon }: StatCardProps) {
  return (
    <Card.Root>
      <Card.Body p={{ base: "3", sm: "5" }}>
        <Flex justify="space-between" gap="4">
          <Stat.Root>
            <Stat.Label textStyle={{ base: "xs", sm: "sm" }}>{label}</Stat.Label>
            <Stat.ValueText textStyle={{ base: "2xl", sm: "3xl" }} fontWeight="semibold" minH="10">
              {value === undefined ? <Skeleton as="span" w="16" h="8" /> : wholeNumber(value)}
            </Stat.ValueText>
          </Stat.Root>
          <Flex
            aria-hidden
            hideBelow="md"
            boxSize="10"
            align="center"
            justify="center"
            borderRadius="l2"
            bg="brand.subtle"
            color="brand.fg"
          >
            {icon}
          </Flex>
        </Flex>
      </Card.Body>
    </Card.Root>
  );
}
