import { Link, Stack, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Link as RouterLink } from "react-router-dom";
import type { PrintKind } from "../../../../../common/print/print-kinds.ts";
import { languageTag, t } from "../../../lib/text.ts";
import type { Choices, PrintableEvent } from "../choices/print-form.ts";
import type { PreviewedPage } from "./use-preview.ts";

interface PrintNoticesProps {
  event: PrintableEvent;
  kind: PrintKind;
  options: Choices;
  page: PreviewedPage;
  seatingPath: string;
}

const and = new Intl.ListFormat(languageTag);

const withoutSeats: ReadonlySet<PrintKind> = new Set(["sign", "codes", "floor-plan"]);

export function PrintNotices({ event, kind, options, page, seatingPath }: PrintNoticesProps) {
  const { leftOut, missingCharacters, missingInNames, smallNames, isOrnamentLeftOut } = page;
  const isAboutAll = (options.which ?? "all") === "all" && !withoutSeats.has(kind);
  return (
    <Stack as="ul" listStyleType="none" gap="1" _empty={{ display: "none" }}>
      {isAboutAll && event.unseatedGuestCount > 0 && (
        <Notice>
          {t("print-screen.notices.unseated", { count: event.unseatedGuestCount })}{" "}
          <Link asChild color="inherit" textDecoration="underline">
            <RouterLink to={seatingPath}>{t("print-screen.notices.seatThem")}</RouterLink>
          </Link>
        </Notice>
      )}
      {missingCharacters.length > 0 && (
        <Notice>
          {t("print-screen.notices.characters", {
            characters: missingCharacters.join(" "),
            count: missingCharacters.length,
          })}{" "}
          {missingInNames.length > 0 && t("print-screen.notices.names", { names: and.format(missingInNames) })}
        </Notice>
      )}
      {isOrnamentLeftOut && <Notice>{t("print-screen.notices.ornament")}</Notice>}
      {smallNames.length > 0 && (
        <Notice>{t("print-screen.notices.smallNames", { names: and.format(smallNames) })}</Notice>
      )}
      {leftOut > 0 && <Notice>{t("print-screen.notices.leftOut", { count: leftOut })}</Notice>}
    </Stack>
  );
}

function Notice({ children }: { children: ReactNode }) {
  return (
    <Text as="li" textStyle="sm" color="brass.fg" overflowWrap="anywhere">
      {children}
    </Text>
  );
}
