import { Box, Button, Flex, IconButton, Stack, Text, VisuallyHidden } from "@chakra-ui/react";
import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import type { PrintKind } from "../../../../../common/print/print-kinds.ts";
import { printPapers } from "../../../../../common/print/print-words.ts";
import { pageSize } from "../../../../../common/print/sheets.ts";
import { t } from "../../../lib/text.ts";
import type { Choices } from "../choices/print-form.ts";
import { PageView } from "./page-view.tsx";
import type { Preview, PreviewedPage } from "./use-preview.ts";

interface PagePreviewProps {
  kind: PrintKind;
  options: Choices;
  preview: Preview;
  notices: ReactNode;
  onTurn: (page: number) => void;
}

export function PagePreview({ kind, options, preview, notices, onTurn }: PagePreviewProps) {
  const { page, isLoading, failure } = preview;
  const label = page
    ? t("print-screen.preview.alt", { page: page.page, count: page.pageCount, kind: t(`print-screen.kinds.${kind}`) })
    : "";
  return (
    <Stack gap="3" minW="0">
      <Flex justify="space-between" align="center" columnGap="4" wrap="wrap" minH="10">
        <Text fontWeight="medium" fontVariantNumeric="tabular-nums">
          {page ? amountText(page, options) : "\u00A0"}
        </Text>
        {page && page.pageCount > 1 && <Pager page={page.page} pageCount={page.pageCount} onTurn={onTurn} />}
      </Flex>
      <Box position="relative" aria-busy={isLoading}>
        <PageView
          svg={page?.svg}
          page={page?.page ?? 1}
          label={label}
          isDimmed={isLoading || failure !== undefined}
          paper={paperOf(options)}
        />
        {failure && <Failure {...failure} />}
      </Box>
      <VisuallyHidden role="status">{isLoading ? t("print-screen.preview.loading") : label}</VisuallyHidden>
      {!failure && notices}
    </Stack>
  );
}

function paperOf({ paper, isLandscape }: Choices) {
  const known = printPapers.options.find((one) => one === paper) ?? "a4";
  return pageSize({ paper: known, isLandscape: isLandscape === true });
}

function amountText({ guestCount, pageCount }: PreviewedPage, options: Choices): string {
  if (guestCount === 0) return t("print-screen.preview.pagesAlone", { pages: pageCount });
  const counts = { guests: guestCount, pages: pageCount };
  return "sheet" in options ? t("print-screen.preview.cards", counts) : t("print-screen.preview.amount", counts);
}

function Failure({ reason, onRetry }: { reason: string; onRetry: () => void }) {
  return (
    <Flex position="absolute" inset="0" align="center" justify="center" p="4">
      <Stack
        role="alert"
        align="center"
        textAlign="center"
        gap="3"
        maxW="sm"
        p="5"
        bg="bg.panel"
        borderRadius="l2"
        shadow="float"
      >
        <Text fontWeight="semibold">{t("print-screen.preview.failed")}</Text>
        <Text textStyle="note" overflowWrap="anywhere">
          {reason}
        </Text>
        <Button variant="outline" onClick={onRetry}>
          {t("ui.tryAgain")}
        </Button>
      </Stack>
    </Flex>
  );
}

interface PagerProps {
  page: number;
  pageCount: number;
  onTurn: (page: number) => void;
}

function Pager({ page, pageCount, onTurn }: PagerProps) {
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
