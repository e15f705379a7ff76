import { type Message, message } from "../../../common/messages/message.ts";
import { isWishKindName, wishFacts } from "../../../common/wishes/wish-kinds.ts";
import { t } from "../../lib/text.ts";
import type { HistoryTable_ChangeFragment as HistoryChange } from "./generated/history-table.ts";

const priorities = ["low", "medium", "high"] as const;

const kindText = (kind: string): string | Message => (isWishKindName(kind) ? message(wishFacts(kind).label) : kind);

function priorityText(priority: string): string | Message {
  const known = priorities.find((name) => name === priority);
  return known === undefined ? priority : message(`seating-wishes.priority.${known}`);
}

export function wishSentences({ name, isAdded, isRemoved, fields }: HistoryChange): string[] {
  const valuesOf = (wanted: string) => fields.find(({ field }) => field === wanted);
  const [kind, priority, minimum] = [valuesOf("kind"), valuesOf("priority"), valuesOf("minimum")];
  const wish = wishOf(kindText((isAdded ? kind?.to : kind?.from) ?? ""), name);
  if (isAdded) return [t("history.said.wishAdded", { wish })];
  if (isRemoved) return [t("history.said.wishRemoved", { wish })];
  if (kind && kind.from !== kind.to) return [t("history.said.wishKind", { wish, kind: kindText(kind.to) })];
  if (priority) return [t("history.said.wishPriority", { wish, priority: priorityText(priority.to) })];
  return [minimum ? t("history.said.wishMinimum", { to: minimum.to }) : t("history.said.wishChanged", { wish })];
}

const wishOf = (kind: string | Message, name: string): Message =>
  name === "" ? message("history.wish", { kind }) : message("history.wishOf", { kind, name });
