import type { PaperName } from "../../../../common/print/papers.ts";
import { t } from "../../../lib/text.ts";
import { ChoiceField } from "../../../ui/choice-field.tsx";
import { paperTitle } from "../paper-names.ts";
import { sheetTitle } from "../sheet-names.ts";
import { startingSheet } from "../starting-sheet.ts";
import type { PrintForm } from "./print-form.ts";
import { SegmentField } from "./segment-field.tsx";
import { SheetFields } from "./sheet-fields.tsx";

export function PaperFields({ form }: { form: PrintForm }) {
  const { choices, fields, options, change } = form;
  // A sheet that can be bought has its own size.
  const choosesPaper = choices.sheets.length === 0 || options.sheet === "cut" || options.sheet === "custom";

  function choosePaper(paper: PaperName): void {
    change({ paper, ...(options.customSheet && { customSheet: startingSheet(paper) }) });
  }

  return (
    <>
      {choices.sheets.length > 0 && (
        <ChoiceField
          label={t("print-screen.sheet.label")}
          value={options.sheet}
          options={choices.sheets.map((value) => ({ value, label: sheetTitle(value) }))}
          onChoose={(value) => {
            const sheet = choices.sheets.find((one) => one === value) ?? "cut";
            change({ sheet, customSheet: sheet === "custom" ? startingSheet(options.paper) : null });
          }}
        />
      )}
      {choosesPaper && (
        <ChoiceField
          label={t("print-screen.paper.label")}
          value={options.paper}
          options={choices.papers.map((value) => ({ value, label: paperTitle(value) }))}
          onChoose={(value) => choosePaper(choices.papers.find((one) => one === value) ?? options.paper)}
        />
      )}
      {fields.has("isLandscape") && (
        <SegmentField
          label={t("print-screen.orientation.label")}
          value={options.isLandscape ? "landscape" : "portrait"}
          options={(["portrait", "landscape"] as const).map((value) => ({
            value,
            label: t(`print-screen.orientation.${value}`),
          }))}
          onChoose={(value) => change({ isLandscape: value === "landscape" })}
        />
      )}
      {choices.sheets.length > 0 && options.sheet !== "cut" && <SheetFields form={form} />}
    </>
  );
}
