import { Button, Field, Input, SimpleGrid, Stack, Text } from "@chakra-ui/react";
import { useState } from "react";
import { papers } from "../../../../../common/print/papers.ts";
import { maxCardsInLine, minCardSide } from "../../../../../common/print/print-options.ts";
import { printPapers } from "../../../../../common/print/print-words.ts";
import { languageTag, t } from "../../../lib/text.ts";
import { Disclosure } from "../../../ui/disclosure.tsx";
import type { PrintForm } from "./print-form.ts";

const papersOf = (paper: unknown) => papers[printPapers.options.find((one) => one === paper) ?? "a4"];

/** Business cards, in millimeters: what most sheets of cards are made of. */
const card = { width: 85, height: 54 };

/** Kept free along the paper's edges, in millimeters: few printers reach them. */
const edge = 10;

const tenths = (length: number) => Math.round(length * 10) / 10;

/** A sheet to begin with: as many business cards as fit, in the middle of the paper. */
export function startingSheet(paper: unknown): Record<string, number> {
  const { width, height } = papersOf(paper);
  const sheetColumns = Math.floor((width - 2 * edge) / card.width);
  const sheetRows = Math.floor((height - 2 * edge) / card.height);
  return {
    ...{ sheetColumns, sheetRows, cardWidth: card.width, cardHeight: card.height, sheetGapX: 0, sheetGapY: 0 },
    sheetLeft: tenths((width - sheetColumns * card.width) / 2),
    sheetTop: tenths((height - sheetRows * card.height) / 2),
  };
}

/** The measures of a sheet of one's own, and the frame to test any sheet with. */
export function SheetFields({ form: { options, change, onTestFrame } }: { form: PrintForm }) {
  const paper = papersOf(options.paper);
  const measures = [
    { name: "sheetColumns", label: t("print-screen.custom.columns"), least: 1, most: maxCardsInLine, isCount: true },
    { name: "sheetRows", label: t("print-screen.custom.rows"), least: 1, most: maxCardsInLine, isCount: true },
    { name: "cardWidth", label: t("print-screen.custom.width"), least: minCardSide, most: paper.width },
    { name: "cardHeight", label: t("print-screen.custom.height"), least: minCardSide, most: paper.height },
    { name: "sheetLeft", label: t("print-screen.custom.left"), least: 0, most: paper.width },
    { name: "sheetTop", label: t("print-screen.custom.top"), least: 0, most: paper.height },
    { name: "sheetGapX", label: t("print-screen.custom.gapX"), least: 0, most: paper.width },
    { name: "sheetGapY", label: t("print-screen.custom.gapY"), least: 0, most: paper.height },
  ];
  return (
    <>
      {options.sheet === "custom" && (
        <Disclosure title={t("print-screen.custom.title")} isOpenAtFirst>
          <Text textStyle="note" mb="3">
            {t("print-screen.custom.hint")}
          </Text>
          <SimpleGrid columns={2} gap="3">
            {measures.map(({ name, most, ...measure }) => (
              <MeasureField
                key={name}
                {...{ ...measure, most, value: Number(options[name]) }}
                error={t("print-screen.custom.between", { least: measure.least, most: Math.floor(most) })}
                onChange={(value) => change({ [name]: value })}
              />
            ))}
          </SimpleGrid>
        </Disclosure>
      )}
      {options.sheet !== "cut" && (
        <Disclosure title={t("print-screen.testFrame.title")}>
          <Stack gap="3">
            <Text textStyle="note">{t("print-screen.testFrame.hint")}</Text>
            <Button variant="outline" alignSelf="start" onClick={onTestFrame}>
              {t("print-screen.testFrame.print")}
            </Button>
          </Stack>
        </Disclosure>
      )}
    </>
  );
}

interface MeasureFieldProps {
  label: string;
  value: number;
  least: number;
  most: number;
  isCount?: boolean;
  error: string;
  onChange: (value: number) => void;
}

/** A number with a decimal comma or point. What is no number within the limits changes nothing. */
function MeasureField({ label, value, least, most, isCount = false, error, onChange }: MeasureFieldProps) {
  const [typed, setTyped] = useState({ text: written(value), value });
  // The value may have been changed elsewhere.
  const text = typed.value === value ? typed.text : written(value);
  const typedNumber = numberIn(text, isCount);
  const isWrong = typedNumber === undefined || typedNumber < least || typedNumber > most;

  function type(next: string): void {
    const number = numberIn(next, isCount);
    const isFine = number !== undefined && number >= least && number <= most;
    setTyped({ text: next, value: isFine ? number : value });
    if (isFine) onChange(number);
  }

  return (
    <Field.Root invalid={isWrong}>
      <Field.Label textStyle="sm">{label}</Field.Label>
      <Input
        value={text}
        inputMode={isCount ? "numeric" : "decimal"}
        autoComplete="off"
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => type(event.currentTarget.value)}
      />
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}

const written = (value: number) => value.toLocaleString(languageTag, { useGrouping: false, maximumFractionDigits: 2 });

/** As people type it: "1.5", "1,5". */
function numberIn(text: string, isCount: boolean): number | undefined {
  const plain = text.trim().replace(",", ".");
  const pattern = isCount ? /^\d{1,4}$/ : /^\d{0,4}(\.\d{0,2})?$/;
  if (!pattern.test(plain) || !/\d/.test(plain)) return undefined;
  return Number(plain);
}
