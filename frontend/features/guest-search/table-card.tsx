import { Box, Text } from "@chakra-ui/react";
import { t } from "../../lib/text.ts";

/** A table with a name instead of a number gets smaller letters. */
const longestNumber = 5;

/** The answer to the one question, large enough to be read at arm's length. */
export function TableCard({ table }: { table: string }) {
  return (
    <Text
      bg="brand.accent"
      color="brand.accentContrast"
      borderRadius="l2"
      px="min(1.25rem, 4vw)"
      py="6"
      textAlign="center"
      fontSize="xl"
      fontWeight="bold"
      lineHeight="1.3"
    >
      {t("guest-search.seatedAt")}{" "}
      <Box
        as="strong"
        display="block"
        fontSize={table.length > longestNumber ? { base: "3xl", sm: "4xl" } : { base: "5xl", sm: "6xl" }}
        lineHeight="1.15"
        mt="1"
        overflowWrap="anywhere"
      >
        {table}
      </Box>
    </Text>
  );
}
