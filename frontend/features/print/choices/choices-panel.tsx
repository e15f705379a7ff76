import { Stack, useBreakpointValue } from "@chakra-ui/react";
import { t } from "../../../lib/text.ts";
import { ChoiceSection } from "./choice-section.tsx";
import { ContentFields } from "./content-fields.tsx";
import { GuestsFields } from "./guests-fields.tsx";
import { LookFields } from "./look-fields.tsx";
import { PaperFields } from "./paper-fields.tsx";
import type { PrintForm } from "./print-form.ts";

export function ChoicesPanel({ form }: { form: PrintForm }) {
  const isPhone = useBreakpointValue({ base: true, lg: false }, { ssr: false }) ?? false;
  const { kind, choices } = form;
  return (
    // A kind has its own fields: nothing that was typed or opened for another one stays.
    <Stack key={kind} gap={isPhone ? "0" : "6"}>
      <ChoiceSection title={t("print-screen.sections.content")} isPhone={isPhone}>
        <ContentFields form={form} />
      </ChoiceSection>
      {(choices.guests.length > 1 || choices.orders.length > 1) && (
        <ChoiceSection title={t("print-screen.sections.guests")} isPhone={isPhone}>
          <GuestsFields form={form} />
        </ChoiceSection>
      )}
      <ChoiceSection title={t("print-screen.sections.paper")} isPhone={isPhone}>
        <PaperFields form={form} />
      </ChoiceSection>
      <ChoiceSection title={t("print-screen.sections.look")} isPhone={isPhone}>
        <LookFields form={form} />
      </ChoiceSection>
    </Stack>
  );
}
