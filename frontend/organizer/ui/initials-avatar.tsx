import { Center } from "@chakra-ui/react";
import { initials } from "../../../common/initials.ts";

/** Stands next to the name, so screen readers skip it, and copied text is without it. */
export function InitialsAvatar({ name }: { name: string }) {
  return (
    <Center
      aria-hidden="true"
      data-initials={initials(name)}
      _before={{ content: "attr(data-initials)" }}
      flexShrink="0"
      boxSize="8"
      borderRadius="full"
      bg="colorPalette.muted"
      color="colorPalette.fg"
      textStyle="xs"
      fontWeight="semibold"
    />
  );
}
