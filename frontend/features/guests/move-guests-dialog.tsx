import { skipToken, useQuery } from "@apollo/client/react";
import { Text, useBreakpointValue } from "@chakra-ui/react";
import { useMemo, useState } from "react";
import { maxTableNumberLength } from "../../../common/limits.ts";
import { tableChoices } from "../../lib/table-choices.ts";
import { compareLabels, labelKey } from "../../lib/table-labels.ts";
import { choiceTitle, roomText } from "../../lib/table-texts.ts";
import { t } from "../../lib/text.ts";
import type { Suggestion } from "../../ui/combobox.tsx";
import { PickList } from "../../ui/combobox.tsx";
import { SheetDialog } from "../../ui/dialog-frame.tsx";
import { MoveChoicesDocument, type MoveChoicesQuery } from "./generated/guests.ts";
import { type Chosen, idsOf } from "./guest-acts.ts";

interface MoveGuestsDialogProps {
  eventId: number;
  open: boolean;
  chosen: Chosen;
  /** Not offered; undefined if they may be at different tables. */
  from: string | undefined;
  onPick: (table: string) => void;
  onClose: () => void;
}

export function MoveGuestsDialog({ chosen, onClose, ...tables }: MoveGuestsDialogProps) {
  const isPhone = useBreakpointValue({ base: true, md: false }, { ssr: false }) ?? false;
  const title =
    "id" in chosen
      ? t("guest-list.move.titleOne", { name: chosen.name })
      : t("guest-list.move.title", { count: chosen.length });
  return (
    <SheetDialog open={tables.open} title={title} isPhone={isPhone} onClose={onClose}>
      <Tables count={idsOf(chosen).length} isPhone={isPhone} {...tables} />
    </SheetDialog>
  );
}

type TablesProps = Omit<MoveGuestsDialogProps, "chosen" | "onClose"> & { count: number; isPhone: boolean };

function Tables({ eventId, open, count, from, isPhone, onPick }: TablesProps) {
  const [typed, setTyped] = useState("");
  const query = open ? { variables: { eventId }, fetchPolicy: "cache-and-network" as const } : skipToken;
  const { data, previousData, error } = useQuery(MoveChoicesDocument, query);
  const tables = (data ?? previousData)?.tables;
  const items = useMemo(() => {
    const isElsewhere = (label: string) => from === undefined || labelKey(label) !== labelKey(from);
    const others = tables?.filter(({ label }) => isElsewhere(label)) ?? [];
    const choices = tableItems(others, { typed, count, canUnseat: from !== "" });
    return choices.filter(({ isNew, text }) => !isNew || isElsewhere(text));
  }, [tables, count, from, typed]);
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

interface Wanted {
  typed: string;
  count: number;
  canUnseat: boolean;
}

/** Tables to pick from, each with the room it has. */
export function tableItems(tables: MoveChoicesQuery["tables"], wanted: Wanted): (Suggestion & { isNew: boolean })[] {
  const inOrder = tables.toSorted((one, other) => compareLabels(one.label, other.label));
  return tableChoices(inOrder, wanted).map((choice) => ({
    key: `${choice.kind} ${choice.label}`,
    text: choice.label,
    isNew: choice.kind === "newTable",
    title: choice.kind === "noSeat" ? t("guest-list.list.noTable") : choiceTitle(choice),
    note: roomText(choice),
  }));
}
