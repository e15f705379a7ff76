import { DataList } from "@chakra-ui/react";
import type { ReactNode } from "react";

interface Fact {
  label: string;
  value: ReactNode;
  isWide?: boolean;
}

interface FactListProps {
  facts: readonly Fact[];
  /** How many are side by side if there is room; a wide one gets its own line. */
  columns?: number;
}

export function FactList({ facts, columns = 1 }: FactListProps) {
  return (
    <DataList.Root
      display="grid"
      gridTemplateColumns={{ base: "minmax(0, 1fr)", md: `repeat(${columns}, minmax(0, 1fr))` }}
      gap="5"
    >
      {facts.map((fact) => (
        <DataList.Item key={fact.label} gridColumn={fact.isWide ? "1 / -1" : undefined}>
          <DataList.ItemLabel>{fact.label}</DataList.ItemLabel>
          <DataList.ItemValue overflowWrap="anywhere" whiteSpace="pre-line">
            {fact.value}
          </DataList.ItemValue>
        </DataList.Item>
      ))}
    </DataList.Root>
  );
}
