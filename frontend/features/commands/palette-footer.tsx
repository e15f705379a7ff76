import { Button, Flex, HStack, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { t } from "../../lib/text.ts";
import { KeyCaps } from "./key-caps.tsx";

/** Not on phones, which have no such keys. */
export function PaletteFooter({ onShowKeys }: { onShowKeys: () => void }) {
  return (
    <Flex hideBelow="md" align="center" gap="4" ps="5" pe="3" py="2" borderTopWidth="1px" bg="bg.subtle">
      <Hint label={t("commands.hints.choose")}>
        <KeyCaps keys={["up"]} />
        <KeyCaps keys={["down"]} />
      </Hint>
      <Hint label={t("commands.hints.open")}>
        <KeyCaps keys={["enter"]} />
      </Hint>
      <Button variant="ghost" size="xs" ms="auto" px="2" color="fg.muted" onClick={onShowKeys}>
        {t("commands.keys.title")}
      </Button>
    </Flex>
  );
}

function Hint({ label, children }: { label: string; children: ReactNode }) {
  return (
    <HStack gap="1.5" aria-hidden>
      <HStack gap="1">{children}</HStack>
      <Text textStyle="xs" color="fg.muted">
        {label}
      </Text>
    </HStack>
  );
}
