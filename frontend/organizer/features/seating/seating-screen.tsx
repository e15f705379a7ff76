import { Box, Button, Text, useBreakpointValue, VisuallyHidden } from "@chakra-ui/react";
import { FileUp, Lock, TriangleAlert } from "lucide-react";
import {
  type ComponentType,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { Link as RouterLink } from "react-router-dom";
import { UndoContext } from "../../lib/act.ts";
import type { BoardGuestFormProps } from "../../lib/guest-form-request.ts";
import { t } from "../../lib/text.ts";
import { Drawing } from "../../ui/drawing.tsx";
import { EmptyPanel, LoadError } from "../../ui/empty-panel.tsx";
import { BarHeader, PageHeader } from "../../ui/page-header.tsx";
import { PageSpinner } from "../../ui/page-spinner.tsx";
import { boardStyles } from "./board-styles.ts";
import { DesktopBoard } from "./desktop-board.tsx";
import { SavedPlansDialog, SuggestDialog } from "./lazy-parts.tsx";
import { findBrokenWishes, findProblems } from "./model/problems.ts";
import { MoveDialog } from "./move/move-dialog.tsx";
import { PhoneBoard } from "./phone-board.tsx";
import { PreviewBar } from "./plans/preview-bar.tsx";
import { usePlanning } from "./plans/use-planning.ts";
import { PreviewContext, usePreview, usePreviewSeating } from "./plans/use-preview.ts";
import {
  type Seating,
  SeatingContext,
  type ShownBoard,
  ShownContext,
  type TablePresence,
  useShown,
} from "./seating.ts";
import { SeatingHeader, useUndoKeys } from "./seating-header.tsx";
import { useStore } from "./store.ts";
import { useBoard } from "./use-board.ts";
import { useGuestDrag } from "./use-guest-drag.ts";
import { useBoardWishes } from "./wishes/use-wishes.ts";

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
  guestForm: ComponentType<BoardGuestFormProps>;
  /** What follows who is here, which is another feature's. */
  tablesHere: ComponentType<TablesHereProps>;
}

interface TablesHereProps {
  eventId: number;
  onChange: (presence: ReadonlyMap<string, TablePresence>) => void;
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
  const planning = usePlanning(seating);
  const { stage } = planning;
  const preview = usePreview(shown, stage.kind === "preview" ? stage.plan : null);
  const acting = usePreviewSeating(seating, preview);
  const hasGuests = shown !== undefined && shown.board.guests.size > 0;
  const seen = preview?.shown ?? shown;
  const isPhone = useIsPhone();
  const Header = isPhone ? BarHeader : PageHeader;
  return (
    <SeatingContext value={acting}>
      <Box display="flex" flexDirection="column" gap={{ base: "3", lg: "4" }} flexGrow="1" minH="0">
        <Header
          title={t("seating.title")}
          back={back}
          {...(hasGuests && {
            actions: <SeatingHeader shown={shown} planning={planning} printPath={printPath} isPhone={isPhone} />,
          })}
        />
        {!isPhone && <Summary shown={seen} eventName={eventName} />}
        {failure && <LoadError title={t("seating.loadFailed")} {...failure} />}
        {!failure && !shown && <PageSpinner label={t("seating.loading")} />}
        {shown && shown.board.guests.size === 0 && <NoGuests {...(importPath !== undefined && { importPath })} />}
        {hasGuests && seen && (
          <PreviewContext value={preview}>
            <WithShown board={seen} isPhone={isPhone}>
              <TablesHere eventId={eventId} onChange={seating.presence.set} />
              <Board seating={acting}>
                {preview && <PreviewBar planning={planning} preview={preview} today={shown} seating={seating} />}
              </Board>
              <SuggestDialog isOpen={stage.kind === "choose"} planning={planning} />
              <SavedPlansDialog isOpen={stage.kind === "saved"} planning={planning} />
            </WithShown>
          </PreviewContext>
        )}
      </Box>
      {!isReadOnly && <OpenGuestForm seating={seating} form={guestForm} />}
      <Announcer seating={seating} />
    </SeatingContext>
  );
}

const useIsPhone = () => useBreakpointValue({ base: true, lg: false }, { ssr: false }) ?? false;

function Summary({ shown, eventName }: { shown: ShownBoard | undefined; eventName: string }) {
  return (
    <Text color="fg.muted" textStyle={{ base: "sm", lg: "md" }} mt="-2">
      {shown
        ? t("seating.summary", {
            event: eventName,
            guests: shown.board.guests.size,
            unseated: shown.index.unseated.length,
            tables: shown.board.tables.size,
          })
        : eventName}
    </Text>
  );
}

interface BoardProps {
  seating: Seating;
  /** A bar of its own. */
  children: ReactNode;
}

function Board({ seating, children }: BoardProps) {
  const { isPhone } = useShown();
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
        {children}
        {isPhone ? <PhoneBoard /> : <DesktopBoard />}
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
      <MoveDialog />
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

function OpenGuestForm({ seating, form: Form }: { seating: Seating; form: ComponentType<BoardGuestFormProps> }) {
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

interface WithShownProps {
  board: ShownBoard;
  isPhone: boolean;
  children: ReactNode;
}

/** The board for all below it, with its wishes and what is to be checked. */
function WithShown({ board: shown, isPhone, children }: WithShownProps) {
  const wished = useBoardWishes(shown);
  const value = useMemo(() => {
    const { board, index } = shown;
    const broken = findBrokenWishes(board, index, wished.wishes, wished.outcomes);
    return { ...shown, ...wished, problems: [...broken, ...findProblems(board, index, wished.wishes)], isPhone };
  }, [shown, wished, isPhone]);
  return <ShownContext value={value}>{children}</ShownContext>;
}

/** Pixels from the top of the page to an element: what is above it may wrap, come and go. */
function useTop(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  const measure = () => setTop(Math.round((element.current?.getBoundingClientRect().top ?? 0) + window.scrollY));
  const onResize = useEffectEvent(measure);
  // After every render.
  useLayoutEffect(measure);
  useLayoutEffect(() => {
    const listener = () => onResize();
    window.addEventListener("resize", listener);
    return () => window.removeEventListener("resize", listener);
  }, []);
  return top;
}
