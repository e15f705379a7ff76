import { Box, Button, VisuallyHidden } from "@chakra-ui/react";
import { useId, useState } from "react";
import { type PlainScreenKey, t } from "../../../lib/text.ts";
import type { ChangeGroup, ChangeKind } from "./model/change-groups.ts";
import type { Declined } from "./model/plan-choice.ts";
import type { PlannedMove } from "./model/proposal.ts";
import { obstacleText, stayText } from "./plan-texts.ts";

interface PlanChangesProps {
  groups: readonly ChangeGroup[];
  declined: Declined;
  /** Why the guest moves, if the chosen moves are made; empty if unknown. */
  reasonOf: (guestId: number) => string;
  onChoose: (guestIds: readonly number[], isTaken: boolean) => void;
}

const titles: Readonly<Record<ChangeKind, PlainScreenKey>> = {
  over: "seating-suggestion.changes.over",
  wishes: "seating-suggestion.changes.wishes",
  seated: "seating-suggestion.changes.seated",
  together: "seating-suggestion.changes.together",
  room: "seating-suggestion.changes.room",
  other: "seating-suggestion.changes.other",
  hindered: "seating-suggestion.changes.hindered",
};

/** What a plan changes, by what it cures. */
export function PlanChanges({ groups, ...choices }: PlanChangesProps) {
  return (
    <Box css={changeStyles}>
      {groups.map((group) => (
        <Group key={group.kind} group={group} {...choices} />
      ))}
    </Box>
  );
}

/** More would make a long list of small groups of what matters. */
const maxLines = 50;

function Group({ group, ...choices }: Omit<PlanChangesProps, "groups"> & { group: ChangeGroup }) {
  const { kind, moves } = group;
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? moves : moves.slice(0, maxLines);
  return (
    <section className="change-group" aria-label={t(titles[kind])}>
      <div className="change-head">
        {kind !== "hindered" && <GroupTick group={group} {...choices} />}
        <h3>{t(titles[kind])}</h3>
        <span className="change-count">{moves.length}</span>
      </div>
      <ul>
        {shown.map((move) => (
          <Line key={move.guest.id} move={move} {...choices} />
        ))}
      </ul>
      {shown.length < moves.length && (
        <Button variant="ghost" size="sm" onClick={() => setIsWhole(true)}>
          {t("seating-suggestion.changes.showAll", { count: moves.length })}
        </Button>
      )}
    </section>
  );
}

function GroupTick({
  group: { kind, moves },
  declined,
  onChoose,
}: Pick<PlanChangesProps, "declined" | "onChoose"> & { group: ChangeGroup }) {
  const ids = moves.map(({ guest }) => guest.id);
  const taken = ids.filter((id) => !declined.has(id)).length;
  return (
    <label className="plan-check">
      <input
        type="checkbox"
        ref={(input) => {
          if (input) input.indeterminate = taken > 0 && taken < ids.length;
        }}
        checked={taken === ids.length}
        aria-label={t("seating-suggestion.changes.takeGroup", { group: t(titles[kind]) })}
        onChange={() => onChoose(ids, taken < ids.length)}
      />
    </label>
  );
}

function Line({ move, declined, reasonOf, onChoose }: Omit<PlanChangesProps, "groups"> & { move: PlannedMove }) {
  const { guest, from, to, toLabel, obstacle } = move;
  const noteId = useId();
  const isDeclined = declined.has(guest.id);
  const isOff = isDeclined || obstacle !== null;
  const note = noteOf(move, isDeclined, reasonOf);
  const text = (
    <>
      <span className="change-name">{guest.name}</span>
      <span id={noteId} className="change-about">
        {!isOff && <Path from={from?.label ?? ""} to={to?.label ?? toLabel} />}
        {note !== "" && <span className="change-reason">{note}</span>}
      </span>
    </>
  );
  if (obstacle !== null) return <li className="change-line is-off">{text}</li>;
  return (
    <li className={isOff ? "change-line is-off" : "change-line"}>
      <label>
        <span className="plan-check">
          <input
            type="checkbox"
            checked={!isDeclined}
            aria-label={t("seating-suggestion.row.take", { name: guest.name })}
            aria-describedby={noteId}
            onChange={() => onChoose([guest.id], isDeclined)}
          />
        </span>
        {text}
      </label>
    </li>
  );
}

function noteOf(move: PlannedMove, isDeclined: boolean, reasonOf: PlanChangesProps["reasonOf"]): string {
  if (move.obstacle) return obstacleText(move.obstacle);
  return isDeclined ? stayText(move) : reasonOf(move.guest.id);
}

function Path({ from, to }: { from: string; to: string }) {
  return (
    <span className="change-path">
      <VisuallyHidden>
        {from === ""
          ? t("seating-suggestion.changes.newPath", { to })
          : t("seating-suggestion.changes.path", { from, to })}
      </VisuallyHidden>
      <span aria-hidden>{`${from} → ${to}`}</span>
    </span>
  );
}

const changeStyles = {
  "& .change-group": { pb: "5" },
  "& .change-head": { display: "flex", alignItems: "center", minH: { base: "11", lg: "9" }, borderBottomWidth: "1px" },
  "& .change-head h3": { fontWeight: "semibold", fontFamily: "body", overflowWrap: "anywhere" },
  "& .change-count": { ps: "2", textStyle: "sm", color: "fg.muted", fontVariantNumeric: "tabular-nums" },
  "& .change-line": { textStyle: "sm", rounded: "l1", minH: { base: "11", lg: "8" } },
  "& .change-line, & .change-line > label": { display: "flex", alignItems: "center" },
  "& .change-line > label": { flex: "1", minW: "0", cursor: "pointer" },
  "& .change-line:hover": { bg: "bg.muted" },
  "& .change-name": { flex: { base: "1 1 8rem", md: "0 0 13rem" }, minW: "0", py: "1.5", overflowWrap: "anywhere" },
  "& .change-about": {
    flex: { base: "1 1 10rem", md: "1" },
    minW: "0",
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    columnGap: "3",
    py: "1.5",
    ps: "3",
    pe: "2",
  },
  "& .change-path": {
    minW: "16",
    fontWeight: "medium",
    fontVariantNumeric: "tabular-nums",
    whiteSpace: "nowrap",
  },
  "& .change-reason": { color: "fg.muted", minW: "0", overflowWrap: "anywhere" },
  "& .change-line.is-off .change-name": { color: "fg.muted" },
} as const;
