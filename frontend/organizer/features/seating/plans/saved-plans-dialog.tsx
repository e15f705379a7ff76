import { Box, Button, Flex, Stack, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { maxSavedPlans } from "../../../../../common/limits.ts";
import { ask } from "../../../lib/ask.ts";
import { dateAndTime } from "../../../lib/dates.ts";
import { t } from "../../../lib/text.ts";
import { DialogFrame } from "../../../ui/dialog-frame.tsx";
import { LoadError } from "../../../ui/empty-panel.tsx";
import { PageSpinner } from "../../../ui/page-spinner.tsx";
import { useSeating, useShown } from "../seating.ts";
import type { SavedPlanFragment } from "./generated/saved-plans.ts";
import { planOf } from "./model/planned-moves.ts";
import { SavePlanButton } from "./save-plan-button.tsx";
import type { Planning } from "./use-planning.ts";
import { useSavedPlanActs, useSavedPlans } from "./use-saved-plans.ts";

interface SavedPlansDialogProps {
  isOpen: boolean;
  planning: Planning;
}

/** The saved plans of an event: one can be looked at on the board, and taken. */
export function SavedPlansDialog({ isOpen, planning }: SavedPlansDialogProps) {
  return (
    <DialogFrame
      open={isOpen}
      size="lg"
      title={t("saved-plans.title")}
      description={t("saved-plans.intro")}
      onClose={planning.close}
    >
      <SavedPlans planning={planning} />
    </DialogFrame>
  );
}

function SavedPlans({ planning }: Pick<SavedPlansDialogProps, "planning">) {
  const { board, index } = useShown();
  const { eventId, settled, current } = useSeating();
  const { plans, failure } = useSavedPlans(eventId);
  const { read } = useSavedPlanActs(eventId);

  if (failure) return <LoadError title={t("saved-plans.loadFailed")} {...failure} />;
  if (!plans) return <PageSpinner label={t("saved-plans.loading")} />;

  async function open(id: number): Promise<void> {
    const saved = await read(id);
    if (!saved) return;
    await settled();
    planning.show(planOf(saved, current().board));
  }

  const coming = [...board.guests.values()].filter(({ attendance }) => attendance !== "NO");
  return (
    <Stack gap="4">
      <Stack as="ul" gap="0" listStyleType="none" borderTopWidth="1px">
        <Line
          name={t("saved-plans.current")}
          about={t("saved-plans.seatedNow", { count: coming.length - index.unseated.length })}
        >
          <SavePlanButton
            size="sm"
            text={t("saved-plans.saveCurrent")}
            moves={[]}
            disabled={plans.length >= maxSavedPlans}
          />
        </Line>
        {plans.map((plan) => (
          <SavedLine key={plan.id} plan={plan} onOpen={() => void open(plan.id)} />
        ))}
      </Stack>
      {plans.length === 0 && <Text color="fg.muted">{t("saved-plans.empty")}</Text>}
      {plans.length >= maxSavedPlans && <Text>{t("saved-plans.tooMany", { maximum: maxSavedPlans })}</Text>}
    </Stack>
  );
}

function Line({ name, about, children }: { name: string; about: string; children: ReactNode }) {
  return (
    <Flex as="li" gap="3" py="3" borderBottomWidth="1px" align="center" wrap="wrap">
      <Box flex="1 1 12rem" minW="0">
        <Text fontWeight="semibold" overflowWrap="anywhere">
          {name}
        </Text>
        <Text textStyle="note">{about}</Text>
      </Box>
      <Flex gap="1" wrap="wrap" align="center">
        {children}
      </Flex>
    </Flex>
  );
}

function SavedLine({ plan, onOpen }: { plan: SavedPlanFragment; onOpen: () => void }) {
  const { id, name, createdAt, seatedCount } = plan;
  const { remove } = useSavedPlanActs(useSeating().eventId);

  async function askToRemove() {
    const [title, description] = [t("saved-plans.deleteTitle", { name }), t("saved-plans.deleteText")];
    if (await ask({ title, description, confirmLabel: t("saved-plans.delete") })) await remove(id);
  }

  return (
    <Line name={name} about={t("saved-plans.about", { count: seatedCount, when: dateAndTime(createdAt) })}>
      <Button size="sm" variant="outline" aria-label={t("saved-plans.openNamed", { name })} onClick={onOpen}>
        {t("saved-plans.open")}
      </Button>
      <Button
        size="sm"
        variant="ghost"
        aria-label={t("saved-plans.deleteNamed", { name })}
        onClick={() => void askToRemove()}
      >
        {t("saved-plans.delete")}
      </Button>
    </Line>
  );
}
