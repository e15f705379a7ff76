import { Alert } from "@chakra-ui/react";
import { t } from "../lib/text.ts";

/** Says that the server cannot reach its database. */
export function DatabaseNotice() {
  return (
    <Alert.Root
      status="warning"
      role="status"
      position="fixed"
      top="3"
      insetInline="0"
      mx="auto"
      width="fit-content"
      maxW="calc(100% - 1.5rem)"
      zIndex="toast"
      shadow="float"
    >
      <Alert.Indicator />
      <Alert.Title>{t("shell.databaseAway")}</Alert.Title>
    </Alert.Root>
  );
}
