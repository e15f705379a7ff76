import { Box, Button, Flex } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { t } from "../lib/text.ts";

interface ActionBarProps {
  onCancel: () => void;
  /** What the button that leads back says, if not "Cancel". */
  cancelLabel?: string;
  /** Beside the button, or above it where there is no room. */
  status?: ReactNode;
  /** The button that goes on. */
  action?: ReactNode;
  isCancelDisabled?: boolean;
}

/** The bar at the bottom of the screen from which a step is left: backwards or forwards. It stays in view. */
export function ActionBar({
  onCancel,
  cancelLabel = t("ui.cancel"),
  status,
  action,
  isCancelDisabled = false,
}: ActionBarProps) {
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
            {cancelLabel}
          </Button>
          {action}
        </Flex>
      </Flex>
    </Box>
  );
}
