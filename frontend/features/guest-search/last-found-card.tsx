import { Stack, Text } from "@chakra-ui/react";
import { languageTag, t } from "../../lib/text.ts";
import { GuestAnswer, type SeatedGuest } from "./guest-answer.tsx";

/** A guest who was found earlier. */
export interface Find {
  guest: SeatedGuest;
  /** Milliseconds since 1970. */
  at: number;
}

const timeFormat = new Intl.DateTimeFormat(languageTag, { weekday: "long", hour: "numeric", minute: "2-digit" });

/** The last table found, shown while the search gets no answer. */
export function LastFoundCard({ find: { guest, at }, showTablemates }: { find: Find; showTablemates?: boolean }) {
  return (
    <Stack as="section" aria-label={t("guest-search.lastFound")} gap="3" w="full" textAlign="start">
      <Text color="fg.muted" textAlign="center" textWrap="balance">
        {t("guest-search.lastFoundAt", { time: timeFormat.format(at) })}
      </Text>
      <GuestAnswer guest={guest} showTablemates={showTablemates} />
    </Stack>
  );
}
