import { type Message, message } from "../../../../common/messages/message.ts";
import type {
  ExplainNames,
  GuestLimit,
  PlaceSource,
  RuleSource,
  TableAlternative,
  TermRef,
} from "./explanation.ts";
import { guestList, nameList, tableTitle } from "./name-list.ts";

/** A reason for a table as a sentence. */
export function reasonMessage(ref: TermRef, names: ExplainNames): Message {
  return aboutWhom(ref, names, reasonOf(ref, names));
}

/** The best other table, the plan's loss there in wishes of medium priority per pair, and the lost wishes. */
export function alternativeMessages(
  { table, cost, losses }: TableAlternative,
  names: ExplainNames,
  mediumWish: number,
): Message[] {
  const lost = losses.reduce((sum, { amount }) => sum + amount, 0);
  return [
    costMessage(tableTitle(names, table), cost / mediumWish),
    ...(cost > 0 ? losses.map((ref) => lossMessage(ref, names)) : []),
    // Otherwise a small price would not match a long list of losses.
    ...(cost > 0 && lost > cost + mediumWish / 2 ? [message("seating-reasons.alternative.gain")] : []),
  ];
}

// Each priority weighs four of the next; a sentence counts the strongest with more than a half.
function costMessage(table: string | Message, mediums: number): Message {
  if (mediums < -0.05) return message("seating-reasons.alternative.better", { table });
  if (mediums <= 0.05) return message("seating-reasons.alternative.equal", { table });
  if (mediums < 0.875) {
    return message("seating-reasons.alternative.low", { table, count: Math.max(1, Math.round(mediums * 4)) });
  }
  if (mediums < 3.5) return message("seating-reasons.alternative.medium", { table, count: Math.round(mediums) });
  return message("seating-reasons.alternative.high", { table, count: Math.round(mediums / 4) });
}

function aboutWhom({ about }: TermRef, names: ExplainNames, sentence: Message): Message {
  return about === null ? sentence : message("seating-reasons.about", { name: names.guest(about), sentence });
}

function reasonOf(ref: TermRef, names: ExplainNames): Message {
  const guests = guestList(names, ref.guests, ref.count);
  switch (ref.kind) {
    case "pair":
      return ref.isAgainst
        ? message("seating-reasons.reason.notPair", { guests })
        : message("seating-reasons.reason.pair", { guests });
    case "group":
      return groupReason(ref, names);
    case "mix":
      return message("seating-reasons.reason.mix", { column: names.mix(ref.index) });
    case "place":
      return placeReason(names.place(ref.index));
    case "company":
      return message("seating-reasons.reason.company", { guests });
    case "balance":
      return message("seating-reasons.reason.balance");
    case "keep":
      return message("seating-reasons.reason.keep");
    case "together":
      return togetherReason(ref, names);
    case "apart":
      return message("seating-reasons.reason.apart", { guests });
    case "allowed":
      return allowedReason(names.limits(ref.index));
  }
}

/** All of the limits hold; the one that binds most is named. */
function allowedReason(limits: readonly GuestLimit[]): Message {
  const find = (kind: GuestLimit["kind"]) => limits.find((limit) => limit.kind === kind);
  const limit = find("locked") ?? find("at") ?? find("access") ?? find("notAt");
  if (limit?.kind === "locked") return message("seating-reasons.reason.locked");
  if (limit?.kind === "at") return message("seating-reasons.reason.atTables", tablesOf(limit));
  if (limit?.kind === "notAt") return message("seating-reasons.reason.notAtTables", tablesOf(limit));
  return message("seating-reasons.reason.access");
}

const tablesOf = ({ tables }: { readonly tables: readonly string[] }) => ({
  tables: nameList(tables),
  count: tables.length,
});

const columnValue = ({ column, value }: { readonly column: string; readonly value: string }) => ({ column, value });

function placeReason(source: PlaceSource): Message {
  if (source.kind === "near") return message("seating-reasons.reason.place", { place: source.name });
  if (source.kind === "rank") {
    return message("seating-reasons.reason.rank", { column: source.column, place: source.name });
  }
  if (source.kind === "valueBeside") return message("seating-reasons.reason.valueBeside", columnValue(source));
  if (source.kind === "groupBeside") return message("seating-reasons.reason.groupBeside");
  return source.kind === "liked"
    ? message("seating-reasons.reason.likedTables", tablesOf(source))
    : message("seating-reasons.reason.dislikedTables", tablesOf(source));
}

function placeLoss(source: PlaceSource): Message {
  if (source.kind === "near" || source.kind === "rank")
    return message("seating-reasons.loss.place", { place: source.name });
  if (source.kind === "valueBeside") return message("seating-reasons.loss.valueBeside", columnValue(source));
  if (source.kind === "groupBeside") return message("seating-reasons.loss.groupBeside");
  return source.kind === "liked"
    ? message("seating-reasons.loss.likedTables", tablesOf(source))
    : message("seating-reasons.loss.dislikedTables", tablesOf(source));
}

function groupReason(ref: TermRef, names: ExplainNames): Message {
  const source = names.group(ref.index);
  const guests = guestList(names, ref.guests, ref.count);
  if (source.kind === "column") {
    const { column, value } = source;
    const count = ref.alike;
    return ref.isAgainst
      ? message("seating-reasons.reason.spread", { column, value, count })
      : message("seating-reasons.reason.column", { column, value, count });
  }
  if (ref.isAgainst) return message("seating-reasons.reason.notPair", { guests });
  return partyReason(source, guests) ?? message("seating-reasons.reason.pair", { guests });
}

function togetherReason(ref: TermRef, names: ExplainNames): Message {
  const guests = guestList(names, ref.guests, ref.count);
  return partyReason(names.together(ref.index), guests) ?? message("seating-reasons.reason.together", { guests });
}

/** What holds whether or not the plan was allowed to split parties. */
function partyReason(source: RuleSource, guests: string | Message): Message | null {
  if (source.kind === "household") {
    return message("seating-reasons.reason.household", { household: source.name, guests });
  }
  return source.kind === "plusOne" ? message("seating-reasons.reason.plusOne", { guests }) : null;
}

function lossMessage(ref: TermRef, names: ExplainNames): Message {
  // Those without company may be guests of either table.
  return ref.kind === "company" ? lossOf(ref, names) : aboutWhom(ref, names, lossOf(ref, names));
}

function lossOf(ref: TermRef, names: ExplainNames): Message {
  const guests = guestList(names, ref.guests, ref.count);
  switch (ref.kind) {
    case "group":
      return groupLoss(ref, names);
    case "mix":
      return message("seating-reasons.loss.mix", { column: names.mix(ref.index) });
    case "place":
      return placeLoss(names.place(ref.index));
    case "company":
      return message("seating-reasons.loss.company");
    case "keep":
      return message("seating-reasons.loss.keep");
    case "balance":
      return message("seating-reasons.loss.balance");
    case "pair":
    case "together":
    case "apart":
    case "allowed":
      return ref.isAgainst
        ? message("seating-reasons.loss.notPair", { guests })
        : message("seating-reasons.loss.pair", { guests });
  }
}

function groupLoss(ref: TermRef, names: ExplainNames): Message {
  const source = names.group(ref.index);
  const guests = guestList(names, ref.guests, ref.count);
  if (source.kind !== "column") {
    return ref.isAgainst
      ? message("seating-reasons.loss.notPair", { guests })
      : message("seating-reasons.loss.pair", { guests });
  }
  const { column, value } = source;
  return ref.isAgainst
    ? message("seating-reasons.loss.spread", { column, value })
    : message("seating-reasons.loss.column", { column, value });
}
