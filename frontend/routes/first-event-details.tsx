import { Stack } from "@chakra-ui/react";
import type { EventHere } from "../event/event-here.ts";
import { FirstDetailsForm } from "../features/events/first-details-form.tsx";
import { ImportMyEvent } from "./import-event.tsx";

interface FirstEventDetailsProps {
  event: EventHere["event"];
  onDone: () => void;
}

/** What a customer is asked first about their event. */
export function FirstEventDetails({ event, onDone }: FirstEventDetailsProps) {
  return (
    <Stack gap="8" maxW="xl">
      <FirstDetailsForm event={event} onDone={onDone} />
      <ImportMyEvent />
    </Stack>
  );
}
