import { Field, Grid, Input, Stack } from "@chakra-ui/react";
import { auditKinds } from "../../../common/audit-kinds.ts";
import { t } from "../../lib/text.ts";
import { ChoiceField } from "../../ui/choice-field.tsx";
import { FilterNote } from "../../ui/filter-note.tsx";
import { type AuditRow, eventText } from "./audit-columns.tsx";
import { kindName } from "./audit-sentences.ts";
import type { AuditFilterState } from "./use-audit-filter.ts";

interface AuditFiltersProps {
  state: AuditFilterState;
  rows: readonly AuditRow[];
}

export function AuditFilters({ state, rows }: AuditFiltersProps) {
  const { filter, read, set, addressWith } = state;
  const { userId, eventId } = filter;
  return (
    <Stack gap="3" pb="1">
      <Grid gap="3" templateColumns={{ base: "repeat(2, minmax(0, 1fr))", md: "minmax(0, 2fr) 11rem 11rem" }}>
        <Stack gridColumn={{ base: "1 / -1", md: "auto" }}>
          <ChoiceField
            label={t("audit.filter.kind")}
            value={filter.kinds ? read("kind") : ""}
            options={[
              { value: "", label: t("audit.filter.everything") },
              ...auditKinds.map((kind) => ({ value: kind, label: kindName(kind) })),
            ]}
            onChoose={(kind) => set("kind", kind)}
          />
        </Stack>
        <DayField label={t("audit.filter.from")} value={read("from")} onChange={(day) => set("from", day)} />
        <DayField label={t("audit.filter.to")} value={read("to")} onChange={(day) => set("to", day)} />
      </Grid>
      {typeof userId === "number" && (
        <FilterNote
          text={userNote(nameOf(rows, userId))}
          clearLabel={t("audit.filter.clear")}
          clearTo={addressWith("user", "")}
        />
      )}
      {typeof eventId === "number" && (
        <FilterNote
          text={eventNote(rows.find((row) => row.eventId === eventId))}
          clearLabel={t("audit.filter.clear")}
          clearTo={addressWith("event", "")}
        />
      )}
    </Stack>
  );
}

function nameOf(rows: readonly AuditRow[], id: number): string | undefined {
  return (
    rows.find(({ userId }) => userId === id)?.actorName ?? rows.find(({ subjectId }) => subjectId === id)?.subjectName
  );
}

const userNote = (name: string | undefined) =>
  name === undefined ? t("audit.filter.someUser") : t("audit.filter.user", { name });

const eventNote = (row: AuditRow | undefined) =>
  row === undefined ? t("audit.filter.someEvent") : t("audit.filter.event", { name: eventText(row) });

interface DayFieldProps {
  label: string;
  /** YYYY-MM-DD, or empty. */
  value: string;
  onChange: (day: string) => void;
}

function DayField({ label, value, onChange }: DayFieldProps) {
  return (
    <Field.Root>
      <Field.Label textStyle="sm">{label}</Field.Label>
      <Input
        type="date"
        size={{ base: "lg", lg: "sm" }}
        bg="bg.panel"
        borderColor="border.emphasized"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Field.Root>
  );
}
