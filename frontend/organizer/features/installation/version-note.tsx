import { useQuery } from "@apollo/client/react";
import { Text } from "@chakra-ui/react";
import { t } from "../../lib/text.ts";
import { InstallationDocument } from "./generated/installation.ts";

/** The version that runs here, and a newer one if known. For administrators; nothing until it has loaded. */
export function VersionNote() {
  const { data } = useQuery(InstallationDocument);
  if (!data) return null;
  const { version, newerVersion } = data.installation;
  return (
    <Text color="fg.muted" textStyle="xs" px="3" minH="4">
      {t("shell.version", { version })}
      {newerVersion !== null && ` · ${t("shell.newerVersion", { version: newerVersion })}`}
    </Text>
  );
}
