import { Button, SimpleGrid, Stack, Text } from "@chakra-ui/react";
import { papers } from "../../../../common/print/papers.ts";
import { maxCardsInLine, maxNudge, minCardSide, type Sheet } from "../../../../common/print/sheets.ts";
import { t } from "../../../lib/text.ts";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { MeasureField } from "./measure-field.tsx";
import type { PrintForm } from "./print-form.ts";

export function SheetFields({ form }: { form: PrintForm }) {
  const { options } = form;
  return (
    <>
      {options.customSheet && (
        <Disclosure title={t("print-screen.custom.title")} isOpenAtFirst>
          <CustomSheet form={form} sheet={options.customSheet} />
        </Disclosure>
      )}
      <Disclosure title={t("print-screen.nudge.title")} isOpenAtFirst={options.nudgeX !== 0 || options.nudgeY !== 0}>
        <Alignment form={form} />
      </Disclosure>
    </>
  );
}

function Alignment({ form: { options, change, onTestFrame } }: { form: PrintForm }) {
  const limits = { least: -maxNudge, most: maxNudge, error: t("print-screen.nudge.error", { most: maxNudge }) };
  return (
    <Stack gap="3">
      <Text textStyle="sm" color="fg.muted">
        {t("print-screen.nudge.hint")}
      </Text>
      <SimpleGrid columns={2} gap="3">
        <MeasureField
          label={t("print-screen.nudge.right")}
          value={options.nudgeX}
          {...limits}
          onChange={(nudgeX) => change({ nudgeX })}
        />
        <MeasureField
          label={t("print-screen.nudge.down")}
          value={options.nudgeY}
          {...limits}
          onChange={(nudgeY) => change({ nudgeY })}
        />
      </SimpleGrid>
      <Button variant="outline" alignSelf="start" onClick={onTestFrame}>
        {t("print-screen.nudge.test")}
      </Button>
    </Stack>
  );
}

function CustomSheet({ form: { change }, sheet }: { form: PrintForm; sheet: Sheet }) {
  const paper = papers[sheet.paper];
  const set = (part: Partial<Sheet>) => change({ customSheet: { ...sheet, ...part } });
  const count = {
    least: 1,
    most: maxCardsInLine,
    isCount: true,
    error: t("print-screen.custom.between", { least: 1, most: maxCardsInLine }),
  };
  const length = (least: number, most: number) => ({
    least,
    most,
    error: t("print-screen.custom.between", { least, most: Math.floor(most) }),
  });
  return (
    <Stack gap="3">
      <Text textStyle="sm" color="fg.muted">
        {t("print-screen.custom.hint")}
      </Text>
      <SimpleGrid columns={2} gap="3">
        <MeasureField
          label={t("print-screen.custom.columns")}
          value={sheet.columns}
          {...count}
          onChange={(columns) => set({ columns })}
        />
        <MeasureField
          label={t("print-screen.custom.rows")}
          value={sheet.rows}
          {...count}
          onChange={(rows) => set({ rows })}
        />
        <MeasureField
          label={t("print-screen.custom.width")}
          value={sheet.width}
          {...length(minCardSide, paper.width)}
          onChange={(width) => set({ width })}
        />
        <MeasureField
          label={t("print-screen.custom.height")}
          value={sheet.height}
          {...length(minCardSide, paper.height)}
          onChange={(height) => set({ height })}
        />
        <MeasureField
          label={t("print-screen.custom.left")}
          value={sheet.left}
          {...length(0, paper.width)}
          onChange={(left) => set({ left })}
        />
        <MeasureField
          label={t("print-screen.custom.top")}
          value={sheet.top}
          {...length(0, paper.height)}
          onChange={(top) => set({ top })}
        />
        <MeasureField
          label={t("print-screen.custom.gapX")}
          value={sheet.gapX}
          {...length(0, paper.width)}
          onChange={(gapX) => set({ gapX })}
        />
        <MeasureField
          label={t("print-screen.custom.gapY")}
          value={sheet.gapY}
          {...length(0, paper.height)}
          onChange={(gapY) => set({ gapY })}
        />
      </SimpleGrid>
    </Stack>
  );
}
