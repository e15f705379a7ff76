import { Fieldset, Stack, StackSeparator } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Controller, useFormContext } from "react-hook-form";
import { t } from "../../lib/text.ts";
import { SectionCard } from "../../ui/section-card.tsx";
import { SwitchField } from "../../ui/switch-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { GuestCodeField } from "./guest-code-field.tsx";
import { GuestLanguagesField } from "./guest-languages-field.tsx";
import type { LanguageChoice } from "./language-choice.ts";

interface GuestPageValues {
  greeting: string;
  showTablemates: boolean;
  guestCode: string;
  guestLanguages: LanguageChoice;
}

interface GuestPageFieldsProps {
  /** What else guests may see besides their tablemates. */
  children?: ReactNode;
}

/** What guests see and must enter. Needs a FormProvider. */
export function GuestPageFields({ children }: GuestPageFieldsProps) {
  const form = useFormContext<GuestPageValues>();
  const { errors } = form.formState;
  return (
    <SectionCard id="guest-page" title={t("events.guestPage")}>
      <Stack gap="6">
        <TextField
          label={t("events.form.greeting")}
          placeholder={t("events.form.greetingPlaceholder")}
          hint={t("events.form.greetingHint")}
          error={errors.greeting?.message}
          {...form.register("greeting")}
        />
        <Fieldset.Root>
          <Fieldset.Legend color="fg">{t("events.columnChoice.label")}</Fieldset.Legend>
          <Stack gap="3" mt="3" separator={<StackSeparator />}>
            <SwitchField
              control={form.control}
              name="showTablemates"
              label={t("events.form.showTablemates")}
              hint={t("events.form.showTablematesHint")}
            />
            {children}
          </Stack>
        </Fieldset.Root>
        <GuestCodeField
          error={errors.guestCode?.message}
          onSuggest={(code) => form.setValue("guestCode", code, { shouldDirty: true, shouldValidate: true })}
          {...form.register("guestCode")}
        />
        <Controller
          control={form.control}
          name="guestLanguages"
          render={({ field, fieldState }) => (
            <GuestLanguagesField
              ref={field.ref}
              choice={field.value}
              // No language is chosen yet after switching to single ones, which is a mistake only when saving.
              onChange={(choice) =>
                form.setValue("guestLanguages", choice, { shouldDirty: true, shouldValidate: fieldState.invalid })
              }
              error={fieldState.error?.message}
            />
          )}
        />
      </Stack>
    </SectionCard>
  );
}
