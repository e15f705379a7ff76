import { Box, Button, Text, useBreakpointValue, VisuallyHidden } from "@chakra-ui/react";
import { FileUp, Lock, TriangleAlert } from "lucide-react";
import { type ComponentType, useCallback, useEffect, useMemo, useRef } from "react";
import { Link as RouterLink, useLocation } from "react-router-dom";
import type { GuestFormRequest } from "../../lib/guest-form-request.ts";
import { lazyPart } from "../../lib/lazy.tsx";
import { t } from "../../lib/text.ts";
import { UndoContext } from "../../lib/undo.ts";
import { type Step, useStep } from "../../lib/use-step.ts";
import { Drawing } from "../../ui/drawing.tsx";
import { EmptyPanel } from "../../ui/empty-panel.tsx";
import { LoadError } from "../../ui/load-error.tsx";
import { BarHeader, PageHeader } from "../../ui/page-header.tsx";
import { Awaited, PageSpinner } from "../../ui/page-spinner.tsx";
import { boardStyles } from "./board-styles.ts";
import { DesktopBoard } from "./desktop-board.tsx";
import { findBrokenWishes } from "./model/broken-wishes.ts";
import { findProblems } from "./model/problems.ts";
import { CancelDialog } from "./move/cancel-dialog.tsx";
import { MoveDialog } from "./move/move-dialog.tsx";
import { PhoneBoard } from "./phone-board.tsx";
import { type SuggestedPlan, useSuggestedPlan } from "./plans/use-suggested-plan.ts";
import { type Seating, SeatingContext, type ShownBoard, type TablePresence } from "./seating.ts";
import { SeatingHeader } from "./seating-header.tsx";
import { useStore } from "./store.ts";
import { useBoard } from "./use-board.ts";
import { useGuestDrag } from "./use-guest-drag.ts";
import { useTop } from "./use-top.ts";
import { useUndoKeys } from "./use-undo-keys.ts";
import { useWishes } from "./wishes/use-wishes.ts";
import { WithWishes } from "./wishes/with-wishes.tsx";

const SavedPlansStep = lazyPart(async () => (await import("./plans/saved-plans-step.tsx")).SavedPlansStep);
const PlanStep = lazyPart(async () => (await import("./plans/plan-step.tsx")).PlanStep);

interface SeatingScreenProps {
  eventId: number;
  eventName: string;
  /** As read before the board, if it was. */
  listVersion?: number;
  isReadOnly: boolean;
  back: { to: string; label: string };
  printPath: string;
  importPath?: string;
  /** The form for adding and editing guests, which is another feature's. */
  guestForm: ComponentType<GuestFormProps>;
  /** What follows who is here, which is another feature's. */
  tablesHere: ComponentType<TablesHereProps>;
}

interface TablesHereProps {
  eventId: number;
  onChange: (presence: ReadonlyMap<string, TablePresence>) => void;
}

interface GuestFormProps {
  eventId: number;
  request: GuestFormRequest | null;
  onRequest: (request: GuestFormRequest | null) => void;
}

const pageEnd = 24;

export function SeatingScreen(props: SeatingScreenProps) {
  const {
    eventId,
    eventName,
    listVersion,
    isReadOnly,
    back,
    printPath,
    importPath,
    guestForm,
    tablesHere: TablesHere,
  } = props;
  const { seating, shown, failure } = useBoard(eventId, isReadOnly, listVersion);
  const plan = useSuggestedPlan(seating);
  const saved = useSavedStep(isReadOnly);
  const board = useLocation().pathname;
  const hasGuests = shown !== undefined && shown.board.guests.size > 0;
  const isPlanning = (plan.isOpen || saved.isOpen) && hasGuests;
  const isPhone = useIsPhone();
  const Header = isPhone ? BarHeader : PageHeader;
  return (
    <SeatingContext value={seating}>
      <Box display="flex" flexDirection="column" gap={{ base: "3", lg: "4" }} flexGrow="1" minH="0">
        <Header
          title={isPlanning ? planTitle(plan, saved) : t("seating.title")}
          back={isPlanning ? { to: board, label: t("seating.title") } : back}
          {...(hasGuests &&
            !isPlanning && {
              actions: (
                <SeatingHeader
                  shown={shown}
                  plan={plan}
                  onSavedPlans={saved.open}
                  printPath={printPath}
                  isPhone={isPhone}
                />
              ),
            })}
        />
        {!isPlanning && !isPhone && (
          <Text color="fg.muted" textStyle={{ base: "sm", lg: "md" }} mt="-2">
            {shown ? summary(shown, eventName) : eventName}
          </Text>
        )}
        {failure && <LoadError title={t("seating.loadFailed")} {...failure} />}
        {!failure && !shown && <PageSpinner label={t("seating.loading")} />}
        {shown && shown.board.guests.size === 0 && <NoGuests {...(importPath !== undefined && { importPath })} />}
        {hasGuests && (
          <WithWishes shown={shown}>
            <TablesHere eventId={eventId} onChange={seating.presence.set} />
            <Content seating={seating} shown={shown} plan={plan} saved={saved} />
          </WithWishes>
        )}
      </Box>
      {!isReadOnly && <OpenGuestForm seating={seating} form={guestForm} />}
      <Announcer seating={seating} />
    </SeatingContext>
  );
}

const useIsPhone = () => useBreakpointValue({ base: true, lg: false }, { ssr: false }) ?? false;

function summary({ board, index }: ShownBoard, eventName: string): string {
  return t("seating.summary", {
    event: eventName,
    guests: board.guests.size,
    unseated: index.unseated.length,
    tables: board.tables.size,
  });
}

function useSavedStep(isReadOnly: boolean): Step {
  const step = useStep("plan", "saved");
  return { ...step, isOpen: step.isOpen && !isReadOnly };
}

interface ContentProps {
  seating: Seating;
  shown: ShownBoard;
  plan: SuggestedPlan;
  saved: Step;
}

function Content({ seating, shown, plan, saved }: ContentProps) {
  if (!saved.isOpen && !plan.isOpen) return <Board seating={seating} shown={shown} />;
  return (
    <Awaited>
      {saved.isOpen ? (
        <SavedPlansStep shown={shown} onOpen={plan.show} onLeave={saved.leave} />
      ) : (
        <PlanStep plan={plan} shown={shown} />
      )}
    </Awaited>
  );
}

function planTitle({ stage }: SuggestedPlan, { isOpen: isSaved }: Step): string {
  if (isSaved) return t("seating.savedPlans");
  if (stage.kind !== "proposal") return t("seating-suggestion.title");
  return stage.savedAs ?? t("seating-suggestion.openKept");
}

function Board({ seating, shown }: { seating: Seating; shown: ShownBoard }) {
  const isPhone = useIsPhone();
  const { wishes, outcomes } = useWishes();
  const problems = useMemo(
    () => [
      ...findBrokenWishes(shown.board, shown.index, wishes, outcomes),
      ...findProblems(shown.board, shown.index, wishes),
    ],
    [shown.board, shown.index, wishes, outcomes],
  );
  const root = useRef<HTMLDivElement>(null);
  const ghost = useRef<HTMLDivElement>(null);
  const top = useTop(root);
  useGuestDrag(root, ghost, seating);
  useUndoKeys(seating);
  useEffect(() => seating.confirmsMoves.set(isPhone), [seating, isPhone]);

  return (
    <>
      <Box
        ref={root}
        data-board
        display="flex"
        flexDirection="column"
        flexGrow="1"
        css={boardStyles}
        style={{ height: `calc(100dvh - ${top + pageEnd}px)` }}
        minH="24rem"
        tabIndex={-1}
        outline="none"
      >
        {isPhone ? (
          <PhoneBoard shown={shown} problems={problems} />
        ) : (
          <DesktopBoard shown={shown} problems={problems} />
        )}
      </Box>
      <Box
        ref={ghost}
        hidden
        aria-hidden
        position="fixed"
        top="0"
        insetInlineStart="0"
        zIndex="tooltip"
        pointerEvents="none"
        px="3"
        py="1.5"
        rounded="l1"
        bg="fg"
        color="bg"
        textStyle="sm"
        fontWeight="medium"
        maxW="24rem"
        alignItems="center"
        gap="2"
        css={ghostStyles}
      >
        <TriangleAlert size={16} aria-hidden data-of="overFull" />
        <Lock size={16} aria-hidden data-of="refused" />
        <span />
      </Box>
      <MoveDialog shown={shown} isPhone={isPhone} />
      <CancelDialog shown={shown} />
    </>
  );
}

/** Written while something is dragged, past React. */
const ghostStyles = {
  "&:not([hidden])": { display: "flex" },
  "& svg": { flexShrink: "0", display: "none" },
  "&:is([data-effect=overFull], [data-effect=refused])": { bg: "brass.solid", color: "brass.contrast" },
  "&[data-effect=overFull] [data-of=overFull], &[data-effect=refused] [data-of=refused]": { display: "block" },
} as const;

function OpenGuestForm({ seating, form: Form }: { seating: Seating; form: ComponentType<GuestFormProps> }) {
  const undoChange = useCallback(
    async (historyEntryId: number) => void (await seating.act({ kind: "undo", historyEntryId })),
    [seating],
  );
  return (
    <UndoContext value={undoChange}>
      <Form eventId={seating.eventId} request={useStore(seating.form)} onRequest={seating.form.set} />
    </UndoContext>
  );
}

function Announcer({ seating }: { seating: Seating }) {
  const text = useStore(seating.announcement);
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {text}
    </VisuallyHidden>
  );
}

function NoGuests({ importPath }: Pick<SeatingScreenProps, "importPath">) {
  return (
    <EmptyPanel icon={<Drawing name="cards" />} title={t("seating.noGuests")} description={t("seating.noGuestsHint")}>
      {importPath !== undefined && (
        <Button asChild>
          <RouterLink to={importPath}>
            <FileUp aria-hidden />
            {t("seating.import")}
          </RouterLink>
        </Button>
      )}
    </EmptyPanel>
  );
}
