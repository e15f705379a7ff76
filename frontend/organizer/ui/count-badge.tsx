import { Badge } from "@chakra-ui/react";
import { wholeNumber } from "../lib/words.ts";

/** A number after a word of the same button or tab; nothing for none. */
export function CountBadge({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Badge data-count ms="1.5" rounded="full" colorPalette="gray" fontVariantNumeric="tabular-nums">
      {wholeNumber(count)}
    </Badge>
  );
}
