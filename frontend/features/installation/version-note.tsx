import { useQuery } from "@apollo/client/react";
import { Text } from "@chakra-ui/react";
import { t } from "../../lib/text.ts";
import { InstallationDocument } from "./generated/installation.ts";

/** The version that runs here. For administrators; nothing until it has loaded. */
export function VersionNote() {
  const { data } = useQuery(InstallationDocument);
  if (!data) return null;
  return (
    <Text color="fg.muted" textStyle="xs" px="3" minH="4">
      {t("shell.version", { version: data.installation.version })}
    </Text>
  );
}
