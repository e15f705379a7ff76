import { Box, Button, Flex, Stack } from "@chakra-ui/react";
import { useRef, useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { newEventSchema } from "../../../common/event-rules.ts";
import { Advanced } from "../features/events/advanced.tsx";
import { EventTextFields, GuestPageFields } from "../features/events/event-fields.tsx";
import { CreateEventDocument } from "../features/events/generated/events.ts";
import { GuestLanguagesField } from "../features/events/guest-languages-field.tsx";
import { OwnerField } from "../features/users/owner-field.tsx";
import { useAct } from "../lib/act.ts";
import { errorText, isConflict } from "../lib/errors.ts";
import { formRules } from "../lib/form-rules.ts";
import { paths } from "../lib/paths.ts";
import { t } from "../lib/text.ts";
import { failure, success } from "../lib/toast.ts";
import { leaveBy, useUnsavedChanges } from "../lib/unsaved-changes.ts";
import { PageHeader } from "../ui/page-header.tsx";
import { SectionCard } from "../ui/section-card.tsx";
import { SwitchField } from "../ui/switch-field.tsx";

const blankEvent = { name: "", ...newEventSchema.omit({ name: true }).parse({ day: "" }) };

/** Creates an event for a customer or for the administrator. */
export function AdminNewEvent() {
  const navigate = useNavigate();
  const [act, isCreating] = useAct();
  const [ownerId, setOwnerId] = useState<number>();
  const [ownerError, setOwnerError] = useState<string>();
  const ownerInput = useRef<HTMLInputElement>(null);
  const form = useForm({ resolver: formRules(newEventSchema), defaultValues: blankEvent });
  const { isDirty } = form.formState;
  useUnsavedChanges(isDirty);

  const submit = form.handleSubmit(async (event) => {
    const { data, error } = await act({
      mutation: CreateEventDocument,
      variables: { input: { ...event, ownerId } },
      done: success(t("toasts.eventCreated.title"), t("toasts.eventCreated.text", { name: event.name })),
      failed: (reason) =>
        isConflict(reason)
          ? failure(t("toasts.eventLimitReached.title"), t("toasts.eventLimitReached.text"))
          : failure(t("toasts.createEventFailed.title"), errorText(reason)),
    });
    if (data) await navigate(paths.adminEvent(data.createEvent.id));
    if (!isConflict(error)) return;
    setOwnerError(t("users.owner.taken"));
    ownerInput.current?.focus();
  });

  return (
    <Stack gap="6">
      <title>{t("shell.pageTitle", { screen: t("admin.newEvent.title") })}</title>
      <PageHeader
        title={t("admin.newEvent.title")}
        back={{ to: paths.adminEvents, label: t("admin.newEvent.backToEvents") }}
      />
      <FormProvider {...form}>
        <Box asChild maxW="35rem">
          <form noValidate onSubmit={submit}>
            <Stack gap="8">
              <SectionCard title={t("events.details")}>
                <Stack gap="6">
                  <EventTextFields />
                  <OwnerField
                    onChange={(id) => {
                      setOwnerId(id);
                      setOwnerError(undefined);
                    }}
                    error={ownerError}
                    inputRef={ownerInput}
                  />
                  <SwitchField
                    control={form.control}
                    name="isPublic"
                    label={t("events.form.isPublic")}
                    hint={t("events.form.isPublicHint")}
                  />
                </Stack>
              </SectionCard>
              <GuestPageFields />
              <Advanced>
                <GuestLanguagesField />
              </Advanced>
              <Flex gap="3" justify="flex-end" wrap="wrap-reverse">
                <Button variant="outline" onClick={() => void leaveBy(() => void navigate(paths.adminEvents))}>
                  {t("ui.cancel")}
                </Button>
                <Button type="submit" loading={isCreating} loadingText={t("events.form.submitting")}>
                  {t("events.form.submit")}
                </Button>
              </Flex>
            </Stack>
          </form>
        </Box>
      </FormProvider>
    </Stack>
  );
}
