import { Box, Heading, Stack, Text } from "@chakra-ui/react";
import type { Ref } from "react";
import { t } from "../../lib/text.ts";
import { GuestDetails } from "./guest-details.tsx";
import type { GuestMatch } from "./guest-match.ts";
import { TableCard } from "./table-card.tsx";
import { Tablemates } from "./tablemates.tsx";

/** What is shown of a guest; less for one who was found earlier. */
export type SeatedGuest = Pick<GuestMatch, "name" | "tableNumber"> & Partial<GuestMatch>;

interface GuestAnswerProps {
  guest: SeatedGuest;
  showTablemates?: boolean;
  greetingRef?: Ref<HTMLHeadingElement>;
}

/** Greets a guest and shows the table, the details and the tablemates. */
export function GuestAnswer({ guest, showTablemates = false, greetingRef }: GuestAnswerProps) {
  return (
    <Box as="article" bg="bg.panel" borderWidth="1px" borderRadius="l3" shadow="card" overflow="hidden">
      <Stack gap="5" p={{ base: "min(1.25rem, 5vw)", sm: "7" }}>
        <Heading ref={greetingRef} as="h2" size={{ base: "2xl", sm: "3xl" }} tabIndex={-1} outline="none">
          {t("guest-search.welcome", { name: guest.name })}
        </Heading>
        {guest.tableNumber ? (
          <TableCard table={guest.tableNumber} />
        ) : (
          <Text fontSize="lg">{t("guest-search.noTable")}</Text>
        )}
        <GuestDetails additionalInfo={guest.additionalInfo ?? {}} />
        {showTablemates && <Tablemates tablemates={guest.tablemates ?? []} />}
      </Stack>
    </Box>
  );
}
