import { Box, Heading } from "@chakra-ui/react";
import { useId } from "react";
import { t } from "../../lib/text.ts";

/** A guest's extra columns. Renders nothing if there are none. */
export function GuestDetails({ additionalInfo }: { additionalInfo: Record<string, string> }) {
  const titleId = useId();
  const details = Object.entries(additionalInfo).filter(([, value]) => value.trim() !== "");
  if (details.length === 0) return null;

  return (
    <section aria-labelledby={titleId}>
      <Heading as="h3" id={titleId} size="md" mb="2">
        {t("guest-search.guestDetails")}
      </Heading>
      <Box as="dl" display="grid" gridTemplateColumns={{ base: "1fr", sm: "auto 1fr" }} columnGap="6">
        {details.map(([name, value]) => (
          <Box key={name} display="contents">
            <Box as="dt" color="fg.muted" pt="1.5" overflowWrap="anywhere">
              {name}
            </Box>
            <Box
              as="dd"
              fontWeight="medium"
              pt={{ base: "0", sm: "1.5" }}
              whiteSpace="pre-line"
              overflowWrap="anywhere"
            >
              {value}
            </Box>
          </Box>
        ))}
      </Box>
    </section>
  );
}
