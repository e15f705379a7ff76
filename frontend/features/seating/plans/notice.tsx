import { Box, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";

interface NoticeProps {
  title: string;
  children: ReactNode;
}

export function Notice({ title, children }: NoticeProps) {
  return (
    <Box role="status" px="4" py="3" rounded="l2" bg="brass.subtle">
      <Text fontWeight="semibold" color="brass.fg">
        {title}
      </Text>
      <Box mt="1">{children}</Box>
    </Box>
  );
}
