import { appLanguages } from "../../../../common/app-languages.ts";
import { guestLanguages } from "../../../../common/guest-languages.ts";
import { ornaments, printLooks } from "../../../../common/print/print-options.ts";
import { t } from "../../../lib/text.ts";
import { ChoiceField } from "../../../ui/choice-field.tsx";
import type { PrintForm } from "./print-form.ts";
import { SegmentField } from "./segment-field.tsx";
import { ToggleField } from "./toggle-field.tsx";

const languages = appLanguages.map((tag) => ({
  value: tag,
  label: guestLanguages.find((language) => language.tag === tag)?.name ?? tag,
}));

export function LookFields({ form: { fields, options, change } }: { form: PrintForm }) {
  return (
    <>
      {fields.has("look") && (
        <SegmentField
          label={t("print-screen.look.label")}
          value={options.look}
          options={printLooks.options.map((value) => ({ value, label: t(`print-screen.look.${value}`) }))}
          onChoose={(look) => change({ look })}
        />
      )}
      {fields.has("ornament") && (
        <ChoiceField
          label={t("print-screen.ornament.label")}
          value={options.ornament}
          options={ornaments.options.map((value) => ({ value, label: t(`print-screen.ornament.${value}`) }))}
          onChoose={(value) => change({ ornament: ornaments.options.find((one) => one === value) ?? "line" })}
        />
      )}
      <ChoiceField
        label={t("print-screen.language")}
        value={options.language}
        options={languages}
        onChoose={(value) => change({ language: appLanguages.find((tag) => tag === value) ?? options.language })}
      />
      {fields.has("hasFooter") && (
        <ToggleField
          label={t("print-screen.hasFooter")}
          isOn={options.hasFooter}
          onToggle={(hasFooter) => change({ hasFooter })}
        />
      )}
    </>
  );
}
