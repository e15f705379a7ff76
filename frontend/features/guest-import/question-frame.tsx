import { Box } from "@chakra-ui/react";
import type { ReactNode } from "react";

export function QuestionFrame({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  return (
    <Box
      p="4"
      borderRadius="l2"
      borderStartWidth="4px"
      borderColor={isOpen ? "brass.fg" : "border"}
      bg={isOpen ? "brass.subtle" : "bg.subtle"}
      transition="background-color 0.15s, border-color 0.15s"
    >
      {children}
    </Box>
  );
}
