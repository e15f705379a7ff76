import { Card, Flex, Skeleton, Stack, VisuallyHidden } from "@chakra-ui/react";
import { t } from "../lib/text.ts";
import type { Column } from "./data-table-rows.tsx";

const skeletonRows = [1, 2, 3, 4, 5];

interface TableSkeletonProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
}

/** The outline of a table while it loads. */
export function TableSkeleton<Row>({ label, columns }: TableSkeletonProps<Row>) {
  return (
    <Card.Root size="sm" aria-busy>
      <VisuallyHidden role="status">{t("ui.loading", { label })}</VisuallyHidden>
      <Stack gap="0" aria-hidden>
        <Flex h="11" px="3" align="center" bg="bg.subtle" borderBottomWidth="1px" hideBelow="md" />
        {skeletonRows.map((row) => (
          <Flex
            key={row}
            gap="6"
            px={{ base: "4", md: "3" }}
            py="4"
            borderBottomWidth="1px"
            _last={{ borderWidth: "0" }}
          >
            {columns.slice(0, 5).map((column, index) => (
              <Skeleton key={column.id} h="4" flex="1" hideBelow={index > 1 ? "md" : undefined} />
            ))}
          </Flex>
        ))}
      </Stack>
    </Card.Root>
  );
}
