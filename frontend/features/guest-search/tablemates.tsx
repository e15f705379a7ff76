import { Box, Flex, Heading } from "@chakra-ui/react";
import { useId } from "react";
import { t } from "../../lib/text.ts";

interface TablematesProps {
  tablemates: { id: number; name: string }[];
}

/** Who else sits at the table. Renders nothing if nobody does. */
export function Tablemates({ tablemates }: TablematesProps) {
  const titleId = useId();
  if (tablemates.length === 0) return null;

  return (
    <section aria-labelledby={titleId}>
      <Heading as="h3" id={titleId} size="md" mb="3">
        {t("guest-search.tablemates")}
      </Heading>
      <Flex as="ul" wrap="wrap" gap="2" listStyleType="none">
        {tablemates.map(({ id, name }) => (
          <Box as="li" key={id} bg="brand.subtle" borderRadius="full" px="4" py="1.5" overflowWrap="anywhere">
            {name}
          </Box>
        ))}
      </Flex>
    </section>
  );
}
