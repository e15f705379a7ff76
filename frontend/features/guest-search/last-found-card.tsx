import { Stack, Text } from "@chakra-ui/react";
import { GuestAnswer, type SeatedGuest } from "./guest-answer.tsx";
import { guestSearchTexts } from "./guest-search-texts.ts";

/** A guest who was found. */
export interface Find {
  guest: SeatedGuest;
  /** Milliseconds since 1970. */
  at: number;
}

const timeFormat = new Intl.DateTimeFormat("en-US", { weekday: "long", hour: "numeric", minute: "2-digit" });

/** The table that was found last, for as long as the search gets no answer. */
export function LastFoundCard({ find: { guest, at }, showTablemates }: { find: Find; showTablemates?: boolean }) {
  return (
    <Stack as="section" aria-label={guestSearchTexts.lastFound} gap="3" w="full" textAlign="start">
      <Text color="fg.muted" textAlign="center" textWrap="balance">
        {guestSearchTexts.lastFoundAt(timeFormat.format(at))}
      </Text>
      <GuestAnswer guest={guest} showTablemates={showTablemates} />
    </Stack>
  );
}
