import { Flex, Spacer, Text, VisuallyHidden } from "@chakra-ui/react";
import type { ReactNode } from "react";

interface BulkBarProps {
  label: string;
  count: string;
  isOpen: boolean;
  more?: ReactNode;
  children: ReactNode;
}

/** Floats at the bottom of the screen until the end of the list. */
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
