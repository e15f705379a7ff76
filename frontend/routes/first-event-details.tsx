import { Stack } from "@chakra-ui/react";
import { FirstDetailsForm } from "../features/events/first-details-form.tsx";
import type { CustomerEvent_EventFragment } from "../features/events/generated/customer-event.ts";
import { ImportMyEvent } from "./import-event.tsx";

interface FirstEventDetailsProps {
  event: CustomerEvent_EventFragment;
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
