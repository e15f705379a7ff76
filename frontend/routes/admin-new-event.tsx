import { Box, Stack } from "@chakra-ui/react";
import { useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { type NewEvent, newEventSchema } from "../../common/event-rules.ts";
import { EventForm } from "../features/events/event-form.tsx";
import { useCreateEvent } from "../features/events/use-create-event.ts";
import { OwnerField } from "../features/users/owner-field.tsx";
import { errorText, isConflict } from "../lib/errors.ts";
import { paths } from "../lib/paths.ts";
import { t } from "../lib/text.ts";
import { failure, showToast, success } from "../lib/toast.ts";
import { PageHeader } from "../ui/page-header.tsx";

const blankEvent: NewEvent = { name: "", ...newEventSchema.omit({ name: true }).parse({ day: "" }) };

export function AdminNewEvent() {
  const navigate = useNavigate();
  const [createEvent, { loading }] = useCreateEvent();
  const [ownerId, setOwnerId] = useState<number>();
  const [ownerError, setOwnerError] = useState<string>();
  const ownerInput = useRef<HTMLInputElement>(null);

  function chooseOwner(id: number | undefined) {
    setOwnerId(id);
    setOwnerError(undefined);
  }

  function refuse(error: unknown) {
    if (!isConflict(error)) return showToast(failure(t("toasts.createEventFailed.title"), errorText(error)));
    showToast(failure(t("toasts.eventLimitReached.title"), t("toasts.eventLimitReached.text")));
    setOwnerError(t("users.owner.taken"));
    ownerInput.current?.focus();
  }

  async function create(event: NewEvent) {
    try {
      const { data } = await createEvent({ variables: { input: { ...event, ownerId } } });
      if (!data) return;
      showToast(success(t("toasts.eventCreated.title"), t("toasts.eventCreated.text", { name: event.name })));
      await navigate(paths.adminEvent(data.createEvent.id));
    } catch (error) {
      refuse(error);
    }
  }

  return (
    <Stack gap="6">
      <title>{t("shell.pageTitle", { screen: t("admin.newEvent.title") })}</title>
      <PageHeader
        title={t("admin.newEvent.title")}
        back={{ to: paths.adminEvents, label: t("admin.newEvent.backToEvents") }}
      />
      <Box maxW="35rem">
        <EventForm
          values={blankEvent}
          submitLabel={t("events.form.submit")}
          submittingLabel={t("events.form.submitting")}
          isSubmitting={loading}
          onSubmit={create}
          onCancel={() => void navigate(paths.adminEvents)}
        >
          <OwnerField onChange={chooseOwner} error={ownerError} inputRef={ownerInput} />
        </EventForm>
      </Box>
    </Stack>
  );
}
