import { Flex, Spacer, Text, VisuallyHidden } from "@chakra-ui/react";
import type { ReactNode } from "react";

interface FloatingBarProps {
  label: string;
  /** Announced when the bar opens. */
  text: string;
  isTextHiddenOnPhones?: boolean;
  isOpen: boolean;
  more?: ReactNode;
  children: ReactNode;
}

/** Floats at the bottom of the screen until the end of the list or form. */
export function FloatingBar({ label, text, isTextHiddenOnPhones = false, isOpen, more, children }: FloatingBarProps) {
  return (
    <>
      <VisuallyHidden role="status">{isOpen ? text : ""}</VisuallyHidden>
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
          <Text
            textStyle="sm"
            fontWeight="semibold"
            whiteSpace="nowrap"
            fontVariantNumeric="tabular-nums"
            hideBelow={isTextHiddenOnPhones ? "sm" : undefined}
          >
            {text}
          </Text>
          {more}
          <Spacer />
          {children}
        </Flex>
      )}
    </>
  );
}
