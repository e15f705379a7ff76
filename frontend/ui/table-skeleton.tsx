import { Box, Flex, Skeleton, Stack } from "@chakra-ui/react";
import { t } from "../lib/text.ts";
import type { Column } from "./data-table-column.ts";
import { FirstLoad } from "./first-load.tsx";

const skeletonRows = [1, 2, 3, 4, 5, 6, 7, 8];

interface TableSkeletonProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
}

/** The outline of a table while it loads, in rows as high as those to come. */
export function TableSkeleton<Row>({ label, columns }: TableSkeletonProps<Row>) {
  return (
    <Box aria-busy borderTopWidth="1px">
      <FirstLoad label={t("ui.loading", { label })} />
      <Stack gap="0" aria-hidden>
        <Box h="9" bg="bg.subtle" borderBottomWidth="1px" hideBelow="md" />
        {skeletonRows.map((row) => (
          <Flex key={row} gap="6" px={{ md: "3" }} h={{ base: "14", md: "10" }} align="center" borderBottomWidth="1px">
            {columns.slice(0, 5).map((column, index) => (
              <Skeleton key={column.id} h="3" flex={index === 0 ? "2" : "1"} hideBelow={index > 1 ? "md" : undefined} />
            ))}
          </Flex>
        ))}
      </Stack>
    </Box>
  );
}
