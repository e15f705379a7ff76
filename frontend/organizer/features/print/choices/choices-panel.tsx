import { Box, Heading, Stack, useBreakpointValue } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";
import { t } from "../../../lib/text.ts";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { SegmentField } from "../../../ui/segments.tsx";
import { SwitchRow } from "../../../ui/switch-field.tsx";
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

interface ChoiceSectionProps {
  title: string;
  isPhone: boolean;
  children: ReactNode;
}

function ChoiceSection({ title, isPhone, children }: ChoiceSectionProps) {
  const titleId = useId();
  if (isPhone)
    return (
      <Box borderTopWidth="1px" _first={{ borderTopWidth: "0" }}>
        <Disclosure title={title}>
          <Stack gap="4" pb="5">
            {children}
          </Stack>
        </Disclosure>
      </Box>
    );
  return (
    <Stack as="section" aria-labelledby={titleId} gap="3.5">
      <Heading as="h2" id={titleId} textStyle="sm" fontFamily="body" fontWeight="semibold" color="fg.muted">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

const cards = ["place-cards", "escort-cards"] as const;

/** What turns a kind of print into one that is much like it. */
function KindFields({ form: { kind, onChooseKind } }: { form: PrintForm }) {
  if (kind === "by-name" || kind === "check-in") {
    return (
      <SwitchRow
        label={t("print-screen.boxes")}
        isOn={kind === "check-in"}
        onChange={(isOn) => onChooseKind(isOn ? "check-in" : "by-name")}
      />
    );
  }
  const isCard = kind === "place-cards" || kind === "escort-cards";
  if (!isCard && kind !== "codes") return null;
  return (
    <>
      {isCard && (
        <SegmentField
          label={t("print-screen.cardFor.label")}
          value={kind}
          options={cards.map((value) => ({ value, label: t(`print-screen.cardFor.${value}`) }))}
          onChoose={onChooseKind}
        />
      )}
      <SwitchRow
        label={t("print-screen.asCodes")}
        isOn={kind === "codes"}
        onChange={(isOn) => onChooseKind(isOn ? "codes" : "place-cards")}
      />
    </>
  );
}
