import type { UseFormRegisterReturn } from "react-hook-form";
import { SuggestField } from "../../../ui/combobox.tsx";
import { useGuestValues } from "./use-guest-values.ts";

interface ValueFieldProps {
  eventId: number;
  label: string;
  /** Null for the household. */
  column: string | null;
  error: string | undefined;
  control: UseFormRegisterReturn;
}

/** A text that other guests may have, too: theirs are offered. */
export function ValueField({ eventId, label, column, error, control }: ValueFieldProps) {
  const offered = useGuestValues(eventId, column);
  return <SuggestField label={label} error={error} {...offered} {...control} />;
}
