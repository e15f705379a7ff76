import { Box, Button, Checkbox, Flex, Stack, Text } from "@chakra-ui/react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { maxSavedPlans } from "../../../../common/limits.ts";
import { dateAndTime } from "../../../lib/dates.ts";
import { focusMain } from "../../../lib/focus-main.ts";
import { t } from "../../../lib/text.ts";
import { useEscape } from "../../../lib/use-escape.ts";
import { ActionBar } from "../../../ui/action-bar.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { LoadError } from "../../../ui/load-error.tsx";
import { PageSpinner } from "../../../ui/page-spinner.tsx";
import { type ShownBoard, useSeating } from "../seating.ts";
import { useTop } from "../use-top.ts";
import { ComparePlans, type NamedPlan } from "./compare-plans.tsx";
import type { SavedPlanFragment } from "./generated/saved-plans.ts";
import type { Proposal } from "./model/proposal.ts";
import { type ChangedSince, savedProposal } from "./model/saved-proposal.ts";
import { countSeated, tablesAfter } from "./model/tables-after.ts";
import { PlanNameDialog } from "./plan-name-dialog.tsx";
import { SavePlanButton } from "./save-plan-button.tsx";
import { StageHead } from "./stage-head.tsx";
import { useSavedPlanActs, useSavedPlans } from "./use-saved-plans.ts";

/** A saved plan to look at, and what has changed since it was saved. */
export interface OpenedPlan {
  readonly name: string;
  readonly proposal: Proposal;
  readonly since: ChangedSince;
}

interface SavedPlansStepProps {
  shown: ShownBoard;
  onOpen: (plan: OpenedPlan) => void;
  onLeave: () => void;
}

/** Of the seating as it is. */
const currentId = 0;

export function SavedPlansStep(props: SavedPlansStepProps) {
  const box = useRef<HTMLDivElement>(null);
  const top = useTop(box);
  return (
    <Box ref={box} display="flex" flexDirection="column" pt="2" minH={`calc(100dvh - ${top}px - 1.5rem)`}>
      <SavedPlans {...props} />
    </Box>
  );
}

/** The saved plans of an event, or two of them beside each other. */
function SavedPlans({ shown, onOpen, onLeave }: SavedPlansStepProps) {
  const { eventId, announcement, settled, current } = useSeating();
  const { plans, failure } = useSavedPlans(eventId);
  const { read } = useSavedPlanActs(eventId);
  const [ticked, setTicked] = useState<readonly number[]>([]);
  const [compared, setCompared] = useState<readonly NamedPlan[] | null>(null);
  const [same, setSame] = useState("");

  useEffect(() => focusMain, []);
  useEscape(() => (compared ? setCompared(null) : onLeave()));

  if (failure) return <LoadError title={t("saved-plans.loadFailed")} {...failure} />;
  if (!plans) return <PageSpinner label={t("saved-plans.loading")} />;
  const there = ticked.filter((id) => id === currentId || plans.some((plan) => plan.id === id));

  async function open(id: number): Promise<void> {
    setSame("");
    const plan = await read(id);
    if (!plan) return;
    await settled();
    const { board } = current();
    const { proposal, since } = savedProposal(plan, board);
    const leads = proposal.moves.some(({ guestId, tableLabel, seatNumber = null }) => {
      const guest = board.guests.get(guestId);
      return guest?.tableNumber !== tableLabel || (seatNumber !== null && guest.seatNumber !== seatNumber);
    });
    if (leads) return onOpen({ name: plan.name, proposal, since });
    setSame(t("saved-plans.same", { name: plan.name }));
    announcement.set(t("saved-plans.same", { name: plan.name }));
  }

  async function compare(): Promise<void> {
    const sides = await Promise.all(
      there.map(async (id): Promise<NamedPlan | undefined> => {
        if (id === currentId) return { id, name: t("saved-plans.current"), moves: [] };
        const plan = await read(id);
        return plan && { id, name: plan.name, moves: savedProposal(plan, current().board).proposal.moves };
      }),
    );
    const found = sides.filter((side) => side !== undefined);
    if (found.length === 2) setCompared(found.toSorted((one, other) => one.id - other.id));
  }

  const tick = (id: number, isOn: boolean) =>
    setTicked(isOn ? [...there, id].slice(-2) : there.filter((one) => one !== id));
  const [one, other] = compared ?? [];
  if (one && other) return <ComparePlans one={one} other={other} shown={shown} onBack={() => setCompared(null)} />;
  const { seated } = countSeated(shown.board, tablesAfter(shown.index, []));
  return (
    <Stack gap="6" flexGrow="1">
      <StageHead title={t("saved-plans.title")} text={t("saved-plans.intro")} />
      <Stack as="ul" gap="0" listStyleType="none" maxW="4xl" borderTopWidth="1px">
        <Line
          name={t("saved-plans.current")}
          about={t("saved-plans.seatedNow", { count: seated })}
          isTicked={there.includes(currentId)}
          onTick={(isOn) => tick(currentId, isOn)}
        >
          <SavePlanButton
            size="sm"
            text={t("saved-plans.saveCurrent")}
            moves={[]}
            disabled={plans.length >= maxSavedPlans}
          />
        </Line>
        {plans.map((plan) => (
          <SavedLine
            key={plan.id}
            plan={plan}
            isTicked={there.includes(plan.id)}
            onTick={(isOn) => tick(plan.id, isOn)}
            onOpen={() => void open(plan.id)}
          />
        ))}
      </Stack>
      {plans.length === 0 && <Text color="fg.muted">{t("saved-plans.empty")}</Text>}
      {plans.length >= maxSavedPlans && <Text>{t("saved-plans.tooMany", { maximum: maxSavedPlans })}</Text>}
      {same !== "" && <Text>{same}</Text>}
      <ActionBar
        cancelLabel={t("ui.close")}
        onCancel={onLeave}
        status={there.length < 2 && plans.length > 0 ? t("saved-plans.compareHint") : ""}
        action={
          <Button flex={{ base: "1", sm: "none" }} disabled={there.length !== 2} onClick={() => void compare()}>
            {t("saved-plans.compare")}
          </Button>
        }
      />
    </Stack>
  );
}

interface LineProps {
  name: string;
  about: string;
  isTicked: boolean;
  onTick: (isOn: boolean) => void;
  children: ReactNode;
}

function Line({ name, about, isTicked, onTick, children }: LineProps) {
  return (
    <Flex as="li" gap="3" py="3" borderBottomWidth="1px" align="center" wrap="wrap">
      <Checkbox.Root
        flex="1 1 14rem"
        minW="0"
        minH="11"
        checked={isTicked}
        onCheckedChange={({ checked }) => onTick(checked === true)}
      >
        <Checkbox.HiddenInput aria-label={t("saved-plans.choose", { name })} />
        <Checkbox.Control />
        <Box minW="0">
          <Text fontWeight="semibold" overflowWrap="anywhere">
            {name}
          </Text>
          <Text textStyle="sm" color="fg.muted" fontWeight="normal">
            {about}
          </Text>
        </Box>
      </Checkbox.Root>
      <Flex gap="1" wrap="wrap" align="center">
        {children}
      </Flex>
    </Flex>
  );
}

interface SavedLineProps extends Pick<LineProps, "isTicked" | "onTick"> {
  plan: SavedPlanFragment;
  onOpen: () => void;
}

function SavedLine({ plan: { id, name, createdAt, seatedCount }, onOpen, ...line }: SavedLineProps) {
  const { rename, remove } = useSavedPlanActs(useSeating().eventId);
  const [asked, setAsked] = useState<"rename" | "delete" | null>(null);
  const close = () => setAsked(null);
  return (
    <Line name={name} about={t("saved-plans.about", { count: seatedCount, when: dateAndTime(createdAt) })} {...line}>
      <Button size="sm" variant="outline" aria-label={t("saved-plans.openNamed", { name })} onClick={onOpen}>
        {t("saved-plans.open")}
      </Button>
      <Button
        size="sm"
        variant="ghost"
        aria-label={t("saved-plans.renameNamed", { name })}
        onClick={() => setAsked("rename")}
      >
        {t("saved-plans.rename")}
      </Button>
      <Button
        size="sm"
        variant="ghost"
        aria-label={t("saved-plans.deleteNamed", { name })}
        onClick={() => setAsked("delete")}
      >
        {t("saved-plans.delete")}
      </Button>
      <PlanNameDialog
        isOpen={asked === "rename"}
        title={t("saved-plans.renameNamed", { name })}
        name={name}
        onName={(given) => rename(id, given)}
        onClose={close}
      />
      <ConfirmDialog
        open={asked === "delete"}
        title={t("saved-plans.deleteTitle", { name })}
        description={t("saved-plans.deleteText")}
        confirmLabel={t("saved-plans.delete")}
        onConfirm={() => {
          close();
          void remove(id);
        }}
        onCancel={close}
      />
    </Line>
  );
}
