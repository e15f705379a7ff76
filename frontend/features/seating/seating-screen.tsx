import { Box, Button, Text, useBreakpointValue, VisuallyHidden } from "@chakra-ui/react";
import { FileUp } from "lucide-react";
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from "react";
import { Link as RouterLink } from "react-router-dom";
import { t } from "../../lib/text.ts";
import { Drawing } from "../../ui/drawing.tsx";
import { EmptyPanel } from "../../ui/empty-panel.tsx";
import { LoadError } from "../../ui/load-error.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { PageSpinner } from "../../ui/page-spinner.tsx";
import { boardStyles } from "./board-styles.ts";
import { DesktopBoard } from "./desktop-board.tsx";
import { findProblems } from "./model/problems.ts";
import { MoveDialog } from "./move/move-dialog.tsx";
import { PhoneBoard } from "./phone-board.tsx";
import { type Seating, SeatingContext, type ShownBoard } from "./seating.ts";
import { SeatingHeader } from "./seating-header.tsx";
import { useStore } from "./store.ts";
import { useBoard } from "./use-board.ts";
import { useGuestDrag } from "./use-guest-drag.ts";
import { useUndoKeys } from "./use-undo-keys.ts";

interface SeatingScreenProps {
  eventId: number;
  eventName: string;
  isReadOnly: boolean;
  back: { to: string; label: string };
  /** Where guests are imported. */
  importPath: string;
}

/** Who sits where: guests without a seat, the tables, and what is selected. */
export function SeatingScreen({ eventId, eventName, isReadOnly, back, importPath }: SeatingScreenProps) {
  const { seating, shown, failure } = useBoard(eventId, isReadOnly);
  return (
    <SeatingContext value={seating}>
      <Box display="flex" flexDirection="column" gap={{ base: "3", lg: "4" }} flexGrow="1" minH="0">
        <PageHeader
          title={t("seating.title")}
          back={back}
          {...(shown && shown.board.guests.size > 0 && { actions: <SeatingHeader shown={shown} /> })}
        />
        <Text color="fg.muted" textStyle={{ base: "sm", lg: "md" }} mt="-2">
          {shown ? summary(shown, eventName) : eventName}
        </Text>
        {failure && <LoadError title={t("seating.loadFailed")} {...failure} />}
        {!failure && !shown && <PageSpinner label={t("seating.loading")} />}
        {shown && shown.board.guests.size === 0 && <NoGuests importPath={importPath} />}
        {shown && shown.board.guests.size > 0 && <Board seating={seating} shown={shown} />}
      </Box>
      <Announcer seating={seating} />
    </SeatingContext>
  );
}

function summary({ board, index }: ShownBoard, eventName: string): string {
  return t("seating.summary", {
    event: eventName,
    guests: board.guests.size,
    unseated: index.unseated.length,
    tables: board.tables.size,
  });
}

function Board({ seating, shown }: { seating: Seating; shown: ShownBoard }) {
  const isPhone = useBreakpointValue({ base: true, lg: false }, { ssr: false }) ?? false;
  const problems = useMemo(() => findProblems(shown.board, shown.index), [shown.board, shown.index]);
  const root = useRef<HTMLDivElement>(null);
  const ghost = useRef<HTMLDivElement>(null);
  const top = useTop(root);
  useGuestDrag(root, ghost, seating);
  useUndoKeys(seating);

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
        maxW="20rem"
      />
      <MoveDialog shown={shown} isPhone={isPhone} />
    </>
  );
}

/** Left free below the board, in pixels. */
const pageEnd = 24;

/** How far an element is from the top of the page, in pixels: what is above it may wrap. */
function useTop(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => setTop(Math.round((element.current?.getBoundingClientRect().top ?? 0) + window.scrollY));
    measure();
    window.addEventListener("resize", measure);
    return () => window.removeEventListener("resize", measure);
  }, [element]);
  return top;
}

function Announcer({ seating }: { seating: Seating }) {
  const text = useStore(seating.announcement);
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {text}
    </VisuallyHidden>
  );
}

function NoGuests({ importPath }: { importPath: string }) {
  return (
    <EmptyPanel icon={<Drawing name="cards" />} title={t("seating.noGuests")} description={t("seating.noGuestsHint")}>
      <Button asChild>
        <RouterLink to={importPath}>
          <FileUp aria-hidden />
          {t("seating.import")}
        </RouterLink>
      </Button>
    </EmptyPanel>
  );
}
