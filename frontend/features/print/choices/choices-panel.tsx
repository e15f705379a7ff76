import { Stack, useBreakpointValue } from "@chakra-ui/react";
import { t } from "../../../lib/text.ts";
import { KindFields } from "../kinds/kind-fields.tsx";
import { ChoiceSection } from "./choice-section.tsx";
import { type FieldTexts, formSections } from "./field-texts.ts";
import { OptionField } from "./option-field.tsx";
import type { PrintForm } from "./print-form.ts";
import { SheetFields } from "./sheet-fields.tsx";

const names = ["content", "guests", "paper", "look"] as const;

export function ChoicesPanel({ form }: { form: PrintForm }) {
  const sections = formSections();
  const isPhone = useBreakpointValue({ base: true, lg: false }, { ssr: false }) ?? false;
  return (
    // A kind has its own fields: nothing that was typed or opened for another one stays.
    <Stack key={form.kind} gap={isPhone ? "0" : "6"}>
      {names.map((name) => {
        const fields = fieldsIn(sections[name], form);
        if (fields.length === 0) return null;
        return (
          <ChoiceSection key={name} title={t(`print-screen.sections.${name}`)} isPhone={isPhone}>
            {name === "content" && <KindFields form={form} />}
            {fields.map(({ field, texts }) => (
              <OptionField key={field.name} {...{ form, field, texts }} />
            ))}
            {name === "paper" && "sheet" in form.options && <SheetFields form={form} />}
          </ChoiceSection>
        );
      })}
    </Stack>
  );
}

const fieldsIn = (section: Readonly<Record<string, FieldTexts>>, { fields, event }: PrintForm) =>
  Object.entries(section).flatMap(([name, texts]) => {
    const field = fields.find((one) => one.name === name);
    // Before the doors open, there are only all guests to choose.
    const isPointless = field?.values?.includes("here") && !event.isBegun;
    return field && !isPointless ? [{ field, texts }] : [];
  });
