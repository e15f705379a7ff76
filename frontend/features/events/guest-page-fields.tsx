import { Heading } from "@chakra-ui/react";
import { Controller, useFormContext } from "react-hook-form";
import { t } from "../../lib/text.ts";
import { SwitchField } from "../../ui/switch-field.tsx";
import { GuestCodeField } from "./guest-code-field.tsx";
import { GuestLanguagesField } from "./guest-languages-field.tsx";
import type { LanguageChoice } from "./language-choice.ts";

interface GuestPageValues {
  showTablemates: boolean;
  guestCode: string;
  guestLanguages: LanguageChoice;
}

/** What guests see and must enter. Needs a FormProvider. */
export function GuestPageFields() {
  const form = useFormContext<GuestPageValues>();
  return (
    <>
      <Heading as="h3" size="lg" borderTopWidth="1px" pt="6">
        {t("events.guestPage")}
      </Heading>
      <SwitchField
        control={form.control}
        name="showTablemates"
        label={t("events.form.showTablemates")}
        hint={t("events.form.showTablematesHint")}
      />
      <GuestCodeField
        error={form.formState.errors.guestCode?.message}
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
    </>
  );
}
