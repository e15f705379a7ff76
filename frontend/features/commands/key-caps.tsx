import { HStack, Kbd } from "@chakra-ui/react";
import { isMac, type Key, keyName } from "./key-names.ts";

/** Keys that are pressed together. */
export function KeyCaps({ keys }: { keys: readonly Key[] }) {
  const onMac = isMac();
  return (
    <HStack as="span" display="inline-flex" gap="1">
      {keys.map((key) => (
        <Kbd
          key={key}
          size="sm"
          variant="outline"
          bg="bg.panel"
          color="fg"
          borderColor="border"
          fontFamily="body"
          wordSpacing="normal"
          whiteSpace="nowrap"
        >
          {keyName(key, onMac)}
        </Kbd>
      ))}
    </HStack>
  );
}
