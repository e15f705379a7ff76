import { ButtonGroup, Pagination as ChakraPagination, Flex, IconButton, Text } from "@chakra-ui/react";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { t } from "../lib/text.ts";

interface PaginationProps {
  label: string;
  /** From 1. */
  page: number;
  pageSize: number;
  totalCount: number;
  onPageChange: (page: number) => void;
}

/** Which rows of how many are shown and, if there are several pages, links to the others. */
export function Pagination({ label, page, pageSize, totalCount, onPageChange }: PaginationProps) {
  const from = Math.min((page - 1) * pageSize + 1, totalCount);
  const to = Math.min(page * pageSize, totalCount);
  return (
    <Flex gap="3" align="center" justify="space-between" wrap="wrap">
      <Text textStyle="sm" color="fg.muted" aria-live="polite">
        {t("ui.rowsShown", { from, to, total: totalCount })}
      </Text>
      {totalCount > pageSize && (
        <ChakraPagination.Root
          as="nav"
          aria-label={t("ui.pagesOf", { label })}
          count={totalCount}
          pageSize={pageSize}
          page={page}
          siblingCount={1}
          onPageChange={(change) => onPageChange(change.page)}
          translations={{ itemLabel: (item) => t("ui.pageNumber", { page: item.page }) }}
        >
          <ButtonGroup variant="ghost" size="sm" gap="1">
            <ChakraPagination.PrevTrigger asChild>
              <IconButton aria-label={t("ui.previousPage")}>
                <ChevronLeft />
              </IconButton>
            </ChakraPagination.PrevTrigger>
            <Text hideFrom="sm" px="2" textStyle="sm" fontVariantNumeric="tabular-nums">
              {t("ui.pageOf", { page, pages: Math.ceil(totalCount / pageSize) })}
            </Text>
            <ChakraPagination.Items
              ellipsis={
                <Text as="span" hideBelow="sm" px="2">
                  …
                </Text>
              }
              render={(item) => (
                <IconButton
                  hideBelow="sm"
                  variant={{ base: "ghost", _selected: "outline" }}
                  fontVariantNumeric="tabular-nums"
                >
                  {item.value}
                </IconButton>
              )}
            />
            <ChakraPagination.NextTrigger asChild>
              <IconButton aria-label={t("ui.nextPage")}>
                <ChevronRight />
              </IconButton>
            </ChakraPagination.NextTrigger>
          </ButtonGroup>
        </ChakraPagination.Root>
      )}
    </Flex>
  );
}
