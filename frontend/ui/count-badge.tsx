import { Box } from "@chakra-ui/react";
import { wholeNumber } from "../lib/words.ts";

/** A number after a word of the same button or tab; nothing for none. */
export function CountBadge({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Box
      as="span"
      data-count
      ms="1.5"
      px="1.5"
      py="0.5"
      rounded="full"
      bg="bg.muted"
      color="fg"
      textStyle="xs"
      fontVariantNumeric="tabular-nums"
    >
      {wholeNumber(count)}
    </Box>
  );
}
