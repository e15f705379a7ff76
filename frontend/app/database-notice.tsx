import { useReactiveVar } from "@apollo/client/react";
import { Alert } from "@chakra-ui/react";
import { t } from "../lib/text.ts";
import { isDatabaseAway } from "./database-link.ts";

/** Says that the server cannot reach its database, until it does again. */
export function DatabaseNotice() {
  const isAway = useReactiveVar(isDatabaseAway);
  if (!isAway) return null;
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
