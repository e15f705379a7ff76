import { Box, Button, Flex, Heading, Stack, Text } from "@chakra-ui/react";
import { Globe } from "lucide-react";
import { useEffect, useId } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { eventChangesSchema } from "../../../../common/event-rules.ts";
import { useEventHere } from "../../event/event-here.ts";
import { formRules } from "../../lib/form-rules.ts";
import { focusMain } from "../../lib/page.ts";
import { t } from "../../lib/text.ts";
import { success } from "../../lib/toast.ts";
import { useUnsavedChanges } from "../../lib/unsaved-changes.ts";
import { TextField } from "../../ui/text-field.tsx";
import { EventDateFields } from "./event-fields.tsx";
import { useSaveEvent } from "./save-event.ts";

const rules = eventChangesSchema.pick({ name: true, date: true, day: true }).required();

/** Asks for the name and the date of an event that was made without them. */
export function FirstDetails({ onDone }: { onDone: () => void }) {
  const { id, updatedAt } = useEventHere().event;
  const titleId = useId();
  const form = useForm({ resolver: formRules(rules), defaultValues: { name: "", date: "", day: "" } });
  const { errors, isDirty, isSubmitting } = form.formState;
  useUnsavedChanges(isDirty);
  const { save } = useSaveEvent(id);
  // What had the focus disappears with the form.
  useEffect(() => focusMain, []);
  const submit = form.handleSubmit(async (details) => {
    const done = success(t("toasts.eventUpdated.title"), t("toasts.eventUpdated.text"));
    const { data } = await save({ ...details, updatedAt }, done, t("toasts.updateEventFailed.title"));
    if (data) onDone();
  });
  return (
    <Box asChild maxW="xl" py={{ base: "2", md: "4" }}>
      <section aria-labelledby={titleId}>
        <form noValidate onSubmit={submit}>
          <Stack gap="6">
            <Stack gap="1">
              <Heading as="h2" id={titleId} size={{ base: "2xl", md: "3xl" }}>
                {t("events.first.title")}
              </Heading>
              <Text color="fg.muted">{t("events.first.intro")}</Text>
            </Stack>
            <TextField
              label={t("events.form.name")}
              placeholder={t("events.form.namePlaceholder")}
              isRequired
              error={errors.name?.message}
              {...form.register("name")}
            />
            <FormProvider {...form}>
              <EventDateFields />
            </FormProvider>
            <Flex gap="3" align="flex-start">
              <Box color="fg.muted" mt="0.5" aria-hidden>
                <Globe size={20} />
              </Box>
              <Text>
                {t("events.first.public")}{" "}
                <Text as="span" color="fg.muted">
                  {t("events.first.publicHint")}
                </Text>
              </Text>
            </Flex>
            <Flex gap="3" wrap="wrap" direction={{ base: "column", sm: "row" }}>
              <Button type="submit" loading={isSubmitting} loadingText={t("events.form.saving")}>
                {t("events.first.continue")}
              </Button>
              <Button variant="ghost" onClick={onDone}>
                {t("events.first.skip")}
              </Button>
            </Flex>
          </Stack>
        </form>
      </section>
    </Box>
  );
}
