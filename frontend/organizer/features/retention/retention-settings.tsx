import { chakra, Input, Stack, Text } from "@chakra-ui/react";
import { type FormEvent, useState } from "react";
import { maxRetentionDays, retentionSchema } from "../../../../common/retention-rules.ts";
import { issueMessage } from "../../../../common/rule-messages.ts";
import type { EventHere } from "../../event/event-here.ts";
import { useAct } from "../../lib/act.ts";
import { fullDay } from "../../lib/dates.ts";
import { t, textOf } from "../../lib/text.ts";
import { success } from "../../lib/toast.ts";
import { useUnsavedChanges } from "../../lib/unsaved-changes.ts";
import { RadioCard } from "../../ui/radio-card.tsx";
import { SectionForm } from "../../ui/section-card.tsx";
import { FormField } from "../../ui/text-field.tsx";
import { SetRetentionDocument } from "./generated/retention.ts";
import { retentionAnchor } from "./removal-notice.tsx";

type KeptEvent = EventHere["event"];

const choices = ["usual", "some", "always"] as const;
type Choice = (typeof choices)[number];

export const RetentionSettings = ({ event }: { event: KeptEvent }) => (
  <Settings key={event.retentionDays} event={event} />
);

function Settings({ event }: { event: KeptEvent }) {
  const { retentionDays, usualRetentionDays } = event;
  const firstDays = String(retentionDays || usualRetentionDays || "");
  const [choice, setChoice] = useState(choiceOf(retentionDays));
  const [days, setDays] = useState(firstDays);
  const [error, setError] = useState<string>();
  const [act, isSaving] = useAct();
  useUnsavedChanges(choice !== choiceOf(retentionDays) || (choice === "some" && days.trim() !== firstDays));
  async function save(submit: FormEvent) {
    submit.preventDefault();
    const parsed = retentionSchema.safeParse(daysOf(choice, days));
    const [issue] = parsed.error?.issues ?? [];
    setError(issue && textOf(issueMessage(issue)));
    if (!parsed.success) return;
    await act({
      mutation: SetRetentionDocument,
      variables: { eventId: event.id, days: parsed.data },
      done: success(t("toasts.retentionSaved.title")),
      failed: t("toasts.retentionFailed.title"),
    });
  }

  return (
    <SectionForm
      id={retentionAnchor}
      title={t("retention.title")}
      description={t("retention.intro")}
      submitLabel={t("retention.save")}
      busyLabel={t("retention.saving")}
      isBusy={isSaving}
      isSecondary
      onSubmit={(submit) => void save(submit)}
    >
      <Stack gap="4" maxW="text">
        <Group>
          <chakra.legend srOnly>{t("retention.choice")}</chakra.legend>
          {choices.map((value) => (
            <RadioCard
              key={value}
              name="retention"
              value={value}
              label={value === "usual" ? defaultText(usualRetentionDays) : t(`retention.${value}`)}
              isChosen={choice === value}
              onChoose={() => setChoice(value)}
            />
          ))}
        </Group>
        {choice === "some" && (
          <FormField label={t("retention.days")} error={error}>
            <Input
              maxW="40"
              inputMode="numeric"
              autoComplete="off"
              maxLength={String(maxRetentionDays).length}
              value={days}
              onChange={(change) => setDays(change.target.value)}
            />
          </FormField>
        )}
        <Text>{whenText(event)}</Text>
      </Stack>
    </SectionForm>
  );
}

const Group = chakra("fieldset", { base: { display: "flex", flexDirection: "column", gap: "2", minW: "0" } });

function choiceOf(retentionDays: number | null): Choice {
  if (retentionDays === null) return "usual";
  return retentionDays === 0 ? "always" : "some";
}

/** Null for the usual number, 0 for forever; NaN if none was typed. */
function daysOf(choice: Choice, typed: string): number | null {
  if (choice === "usual") return null;
  if (choice === "always") return 0;
  // A typed 0 does not mean always.
  return /^[1-9]\d*$/.test(typed.trim()) ? Number(typed) : Number.NaN;
}

const defaultText = (days: number) => (days === 0 ? t("retention.usualAlways") : t("retention.usual", { days }));

function whenText({ removal, day, emptiedAt, retentionDays, usualRetentionDays }: KeptEvent) {
  if (removal) return t("retention.on", { day: fullDay(removal.on) });
  if ((retentionDays ?? usualRetentionDays) === 0) return t("retention.never");
  if (day === null) return t("retention.dayUnknown");
  return emptiedAt === null ? t("retention.never") : "";
}
