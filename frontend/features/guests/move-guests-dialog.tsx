import { skipToken, useQuery } from "@apollo/client/react";
import { Text, useBreakpointValue } from "@chakra-ui/react";
import { useMemo, useState } from "react";
import { maxTableNumberLength } from "../../../common/limits.ts";
import { labelKey } from "../../lib/table-labels.ts";
import { t } from "../../lib/text.ts";
import { PickList } from "../../ui/combobox.tsx";
import { SheetDialog } from "../../ui/dialog-frame.tsx";
import { MoveChoicesDocument } from "./generated/move-choices.ts";
import { tableItems } from "./table-items.ts";
import { type Chosen, idsOf } from "./use-change-guests.ts";

export interface Moving {
  chosen: Chosen;
  /** Not offered; undefined if they may be at different tables. */
  from?: string;
}

interface MoveGuestsDialogProps {
  eventId: number;
  moving: Moving | null;
  onPick: (moving: Moving, table: string) => void;
  onClose: () => void;
}

export function MoveGuestsDialog({ eventId, moving, onPick, onClose }: MoveGuestsDialogProps) {
  const isPhone = useBreakpointValue({ base: true, md: false }, { ssr: false }) ?? false;
  // While the dialog closes, it still shows what it was about.
  const [about, setAbout] = useState(moving);
  if (moving && moving !== about) setAbout(moving);
  return (
    <SheetDialog open={moving !== null} title={about ? titleOf(about.chosen) : ""} isPhone={isPhone} onClose={onClose}>
      {about && (
        <Tables
          eventId={eventId}
          moving={about}
          isOpen={moving !== null}
          isPhone={isPhone}
          onPick={(table) => onPick(about, table)}
        />
      )}
    </SheetDialog>
  );
}

interface TablesProps {
  eventId: number;
  moving: Moving;
  isOpen: boolean;
  isPhone: boolean;
  onPick: (table: string) => void;
}

function Tables({ eventId, moving, isOpen, isPhone, onPick }: TablesProps) {
  const [typed, setTyped] = useState("");
  const query = isOpen ? { variables: { eventId }, fetchPolicy: "cache-and-network" as const } : skipToken;
  const { data, previousData, error } = useQuery(MoveChoicesDocument, query);
  const tables = (data ?? previousData)?.tables;
  const items = useMemo(() => {
    if (!tables) return [];
    const { chosen, from } = moving;
    const isElsewhere = (label: string) => from === undefined || labelKey(label) !== labelKey(from);
    const others = tables.filter(({ label }) => isElsewhere(label));
    const choices = tableItems(others, { typed, count: idsOf(chosen).length, canUnseat: from !== "" });
    return choices.filter(({ isNew, text }) => !isNew || isElsewhere(text));
  }, [tables, moving, typed]);
  if (!tables)
    return <Text color="fg.muted">{error ? t("guest-list.move.failed") : t("guest-list.move.loading")}</Text>;
  return (
    <PickList
      label={t("seating.move.field")}
      listLabel={t("seating.move.tables")}
      items={items}
      typed={typed}
      onType={setTyped}
      onPick={({ text }) => onPick(text)}
      maxLength={maxTableNumberLength}
      isPhone={isPhone}
    />
  );
}

function titleOf(chosen: Chosen): string {
  return "id" in chosen
    ? t("guest-list.move.titleOne", { name: chosen.name })
    : t("guest-list.move.title", { count: chosen.length });
}
