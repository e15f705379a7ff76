import { Flex, Spacer, Text, VisuallyHidden } from "@chakra-ui/react";
import type { ReactNode } from "react";

interface BulkBarProps {
  /** Accessible name of the bar. */
  label: string;
  /** How many rows are selected, in words; screen readers hear it when it changes. */
  count: string;
  isOpen: boolean;
  /** Beside the count: how to select more. */
  more?: ReactNode;
  /** What can be done with the rows. */
  children: ReactNode;
}

/** What can be done with the selected rows of a list. It floats at the bottom of the screen until the end of the list. */
export function BulkBar({ label, count, isOpen, more, children }: BulkBarProps) {
  return (
    <>
      <VisuallyHidden role="status">{isOpen ? count : ""}</VisuallyHidden>
      {isOpen && (
        <Flex
          role="group"
          aria-label={label}
          data-bottom-bar=""
          position="sticky"
          bottom="max(0.75rem, env(safe-area-inset-bottom))"
          zIndex="2"
          align="center"
          gap="1"
          minH="14"
          ps="4"
          pe="2"
          bg="bg.panel"
          borderWidth="1px"
          rounded="l2"
          shadow="lg"
        >
          <Text textStyle="sm" fontWeight="semibold" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
            {count}
          </Text>
          {more}
          <Spacer />
          {children}
        </Flex>
      )}
    </>
  );
}
