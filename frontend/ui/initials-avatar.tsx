import { Center } from "@chakra-ui/react";
import { initials } from "../lib/initials.ts";

/** A circle with somebody's initials. It stands beside the name, so it is silent to screen readers. */
export function InitialsAvatar({ name }: { name: string }) {
  return (
    <Center
      aria-hidden="true"
      flexShrink="0"
      w="9"
      h="9"
      borderRadius="full"
      bg="colorPalette.muted"
      color="colorPalette.fg"
      fontSize="sm"
      fontWeight="bold"
    >
      {initials(name)}
    </Center>
  );
}
