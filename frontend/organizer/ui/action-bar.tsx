import { Box, Button, Flex } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { t } from "../lib/text.ts";

interface ActionBarProps {
  onCancel: () => void;
  cancelLabel?: string;
  status?: ReactNode;
  action?: ReactNode;
  isCancelDisabled?: boolean;
}

/** A bar that stays in view at the bottom, from which a step is left backwards or forwards. */
export function ActionBar({ onCancel, cancelLabel, status, action, isCancelDisabled = false }: ActionBarProps) {
  return (
    <Box
      data-bottom-bar
      position="sticky"
      bottom="0"
      mt="auto"
      zIndex="docked"
      mx={{ base: "-4", md: "-8" }}
      px={{ base: "4", md: "8" }}
      pt="3"
      pb="max(0.75rem, env(safe-area-inset-bottom))"
      bg="bg"
      borderTopWidth="1px"
    >
      <Flex gap="3" wrap="wrap" align="center" justify="end">
        <Box role="status" flex="1 1 16rem" minW="0" _empty={{ display: "none" }}>
          {status}
        </Box>
        <Flex gap="3" flex={{ base: "1", sm: "none" }} justify="end">
          <Button
            variant="outline"
            flex={{ base: "1", sm: "none" }}
            minW="28"
            disabled={isCancelDisabled}
            onClick={onCancel}
          >
            {cancelLabel ?? t("ui.cancel")}
          </Button>
          {action}
        </Flex>
      </Flex>
    </Box>
  );
}
