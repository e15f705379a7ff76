import { Box, Button, Flex, Stack, Text } from "@chakra-ui/react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { maxSavedPlans } from "../../../../common/limits.ts";
import { dateAndTime } from "../../../lib/dates.ts";
import { focusMain, useEscape } from "../../../lib/page.ts";
import { t } from "../../../lib/text.ts";
import { ActionBar } from "../../../ui/action-bar.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { LoadError } from "../../../ui/load-error.tsx";
import { PageSpinner } from "../../../ui/page-spinner.tsx";
import { type ShownBoard, useSeating } from "../seating.ts";
import { useTop } from "../use-top.ts";
import type { SavedPlanFragment } from "./generated/saved-plans.ts";
import type { Proposal } from "./model/proposal.ts";
import { savedProposal } from "./model/saved-proposal.ts";
import { countSeated, tablesAfter } from "./model/tables-after.ts";
import { SavePlanButton } from "./save-plan-button.tsx";
import { StageHead } from "./stage-head.tsx";
import { useSavedPlanActs, useSavedPlans } from "./use-saved-plans.ts";

interface SavedPlansStepProps {
  shown: ShownBoard;
  onOpen: (proposal: Proposal, name: string) => void;
  onLeave: () => void;
}

export function SavedPlansStep(props: SavedPlansStepProps) {
  const box = useRef<HTMLDivElement>(null);
  const top = useTop(box);
  return (
    <Box ref={box} display="flex" flexDirection="column" pt="2" minH={`calc(100dvh - ${top}px - 1.5rem)`}>
      <SavedPlans {...props} />
    </Box>
  );
}

/** The saved plans of an event. */
function SavedPlans({ shown, onOpen, onLeave }: SavedPlansStepProps) {
  const { eventId, announcement, settled, current } = useSeating();
  const { plans, failure } = useSavedPlans(eventId);
  const { read } = useSavedPlanActs(eventId);
  const [same, setSame] = useState("");

  useEffect(() => focusMain, []);
  useEscape(onLeave);

  if (failure) return <LoadError title={t("saved-plans.loadFailed")} {...failure} />;
  if (!plans) return <PageSpinner label={t("saved-plans.loading")} />;

  async function open(id: number): Promise<void> {
    setSame("");
    const plan = await read(id);
    if (!plan) return;
    await settled();
    const { board } = current();
    const proposal = savedProposal(plan, board);
    const leads = proposal.moves.some(({ guestId, tableLabel, seatNumber = null }) => {
      const guest = board.guests.get(guestId);
      if (!guest) return false;
      return guest.tableNumber !== tableLabel || (seatNumber !== null && guest.seatNumber !== seatNumber);
    });
    if (leads) return onOpen(proposal, plan.name);
    setSame(t("saved-plans.same", { name: plan.name }));
    announcement.set(t("saved-plans.same", { name: plan.name }));
  }

  const { seated } = countSeated(shown.board, tablesAfter(shown.index, []));
  return (
    <Stack gap="6" flexGrow="1">
      <StageHead title={t("saved-plans.title")} text={t("saved-plans.intro")} />
      <Stack as="ul" gap="0" listStyleType="none" maxW="4xl" borderTopWidth="1px">
        <Line name={t("saved-plans.current")} about={t("saved-plans.seatedNow", { count: seated })}>
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
      {same !== "" && <Text>{same}</Text>}
      <ActionBar cancelLabel={t("ui.close")} onCancel={onLeave} />
    </Stack>
  );
}

function Line({ name, about, children }: { name: string; about: string; children: ReactNode }) {
  return (
    <Flex as="li" gap="3" py="3" borderBottomWidth="1px" align="center" wrap="wrap">
      <Box flex="1 1 14rem" minW="0">
        <Text fontWeight="semibold" overflowWrap="anywhere">
          {name}
        </Text>
        <Text textStyle="sm" color="fg.muted">
          {about}
        </Text>
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
  const [isAsked, setIsAsked] = useState(false);
  return (
    <Line name={name} about={t("saved-plans.about", { count: seatedCount, when: dateAndTime(createdAt) })}>
      <Button size="sm" variant="outline" aria-label={t("saved-plans.openNamed", { name })} onClick={onOpen}>
        {t("saved-plans.open")}
      </Button>
      <Button
        size="sm"
        variant="ghost"
        aria-label={t("saved-plans.deleteNamed", { name })}
        onClick={() => setIsAsked(true)}
      >
        {t("saved-plans.delete")}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={t("saved-plans.deleteTitle", { name })}
        description={t("saved-plans.deleteText")}
        confirmLabel={t("saved-plans.delete")}
        onConfirm={() => {
          setIsAsked(false);
          void remove(id);
        }}
        onCancel={() => setIsAsked(false)}
      />
    </Line>
  );
}
