import { Flex, IconButton, Text } from "@chakra-ui/react";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { t } from "../../../lib/text.ts";

interface PagerProps {
  page: number;
  pageCount: number;
  onTurn: (page: number) => void;
}

export function Pager({ page, pageCount, onTurn }: PagerProps) {
  return (
    <Flex as="nav" aria-label={t("print-screen.preview.pages")} align="center" gap="1">
      <IconButton
        variant="ghost"
        aria-label={t("print-screen.preview.previous")}
        // A disabled button would lose the focus.
        aria-disabled={page <= 1}
        opacity={page <= 1 ? 0.4 : 1}
        onClick={() => page > 1 && onTurn(page - 1)}
      >
        <ChevronLeft aria-hidden />
      </IconButton>
      <Text textStyle="sm" textAlign="center" minW="24" fontVariantNumeric="tabular-nums">
        {t("print-screen.preview.page", { page, count: pageCount })}
      </Text>
      <IconButton
        variant="ghost"
        aria-label={t("print-screen.preview.next")}
        aria-disabled={page >= pageCount}
        opacity={page >= pageCount ? 0.4 : 1}
        onClick={() => page < pageCount && onTurn(page + 1)}
      >
        <ChevronRight aria-hidden />
      </IconButton>
    </Flex>
  );
}
