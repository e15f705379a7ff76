import { Box, Button } from "@chakra-ui/react";
import { PanelLeftClose, PanelLeftOpen } from "lucide-react";
import { useMemo, useRef } from "react";
import { flushSync } from "react-dom";
import { t } from "../../lib/text.ts";
import { hint } from "../../ui/hints.tsx";
import { GuestColumn } from "./guests/guest-column.tsx";
import { type ShownBoard, useSeating } from "./seating.ts";
import { useStore } from "./store.ts";

/** Guests without a seat. Without any, it is a rail, unless somebody opened it or searched in it. */
export function UnseatedColumn({ shown: { board, index } }: { shown: ShownBoard }) {
  const { isColumnKept } = useSeating();
  const isKept = useStore(isColumnKept);
  const everyone = useMemo(() => [...board.guests.values()], [board]);
  const isRail = index.unseated.length === 0 && !isKept;
  const column = useRef<HTMLElement>(null);

  // What had the focus is gone.
  function keep(next: boolean, focused: string): void {
    flushSync(() => isColumnKept.set(next));
    column.current?.querySelector<HTMLElement>(focused)?.focus();
  }

  return (
    <Box
      as="section"
      ref={column}
      aria-label={t("seating.unseated.title")}
      data-drop-unseated
      display="flex"
      minH="0"
      minW="0"
      w={isRail ? "11" : { lg: "15rem", "2xl": "18rem" }}
      pe={isRail ? "2" : "4"}
      borderInlineEndWidth="1px"
    >
      {isRail ? (
        <Rail onOpen={() => keep(true, "[role=searchbox]")} />
      ) : (
        <GuestColumn
          guests={index.unseated}
          everyone={everyone}
          title={t("seating.unseated.title")}
          emptyText={t("seating.unseated.none")}
          emptyAction={
            <Button variant="ghost" size="sm" onClick={() => keep(false, "[aria-expanded]")}>
              <PanelLeftClose aria-hidden />
              {t("seating.unseated.fold")}
            </Button>
          }
          onSearch={() => isColumnKept.set(true)}
        />
      )}
    </Box>
  );
}

function Rail({ onOpen }: { onOpen: () => void }) {
  return (
    <Button
      {...hint(t("seating.unseated.unfold"))}
      variant="ghost"
      size="sm"
      w="full"
      minW="0"
      h="full"
      px="0"
      py="3"
      gap="3"
      flexDirection="column"
      justifyContent="flex-start"
      color="fg.muted"
      aria-expanded={false}
      onClick={onOpen}
    >
      <PanelLeftOpen aria-hidden />
      <Box as="span" writingMode="vertical-rl">
        {t("seating.unseated.title")}
      </Box>
    </Button>
  );
}
