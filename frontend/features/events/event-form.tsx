import { Button, Flex, Stack } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { type NewEvent, newEventSchema } from "../../../common/event-rules.ts";
import { formRules } from "../../lib/form-rules.ts";
import { t } from "../../lib/text.ts";
import { leaveBy, useUnsavedChanges } from "../../lib/unsaved-changes.ts";
import { SectionCard } from "../../ui/section-card.tsx";
import { SwitchField } from "../../ui/switch-field.tsx";
import { EventTextFields } from "./event-text-fields.tsx";
import { GuestPageFields } from "./guest-page-fields.tsx";
import { choiceOf, languageChoiceRule, languagesOf } from "./language-choice.ts";

const rules = newEventSchema.extend({ guestLanguages: languageChoiceRule });

interface EventFormProps {
  values: NewEvent;
  submitLabel: string;
  submittingLabel: string;
  isSubmitting: boolean;
  onSubmit: (event: NewEvent) => void;
  onCancel: () => void;
  children?: ReactNode;
}

/** An event's details, validated by the same rules as on the server. */
export function EventForm({
  values,
  submitLabel,
  submittingLabel,
  isSubmitting,
  onSubmit,
  onCancel,
  children,
}: EventFormProps) {
  const defaultValues = { ...values, guestLanguages: choiceOf(values.guestLanguages) };
  const form = useForm({ resolver: formRules(rules), defaultValues });
  const { errors, isDirty } = form.formState;
  useUnsavedChanges(isDirty);
  const submit = form.handleSubmit(({ guestLanguages, ...event }) =>
    onSubmit({ ...event, guestLanguages: languagesOf(guestLanguages) }),
  );
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit}>
        <Stack gap="8">
          <SectionCard title={t("events.details")}>
            <Stack gap="6">
              <EventTextFields register={(name) => form.register(name)} errors={errors} />
              {children}
              <SwitchField
                control={form.control}
                name="isPublic"
                label={t("events.form.isPublic")}
                hint={t("events.form.isPublicHint")}
              />
            </Stack>
          </SectionCard>
          <GuestPageFields />
          <Flex gap="3" justify="flex-end" wrap="wrap-reverse">
            <Button variant="outline" onClick={() => void leaveBy(onCancel)}>
              {t("ui.cancel")}
            </Button>
            <Button type="submit" loading={isSubmitting} loadingText={submittingLabel}>
              {submitLabel}
            </Button>
          </Flex>
        </Stack>
      </form>
    </FormProvider>
  );
}
