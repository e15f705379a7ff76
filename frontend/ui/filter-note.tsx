import { Button, Flex, Text } from "@chakra-ui/react";
import { Funnel, X } from "lucide-react";
import { Link as RouterLink } from "react-router-dom";

interface FilterNoteProps {
  text: string;
  clearLabel: string;
  clearTo: string;
}

export function FilterNote({ text, clearLabel, clearTo }: FilterNoteProps) {
  return (
    <Flex
      role="status"
      align="center"
      justify="space-between"
      gap="2"
      wrap="wrap"
      ps="4"
      pe="2"
      py="2"
      bg="brand.subtle"
      borderWidth="1px"
      borderColor="brand.border"
      borderRadius="l2"
    >
      <Flex align="center" gap="3" minW="0">
        <Funnel size={18} aria-hidden />
        <Text fontWeight="medium" overflowWrap="anywhere">
          {text}
        </Text>
      </Flex>
      <Button asChild variant="ghost" size="sm">
        <RouterLink to={clearTo}>
          <X aria-hidden />
          {clearLabel}
        </RouterLink>
      </Button>
    </Flex>
  );
}
