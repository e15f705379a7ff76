import type { Message } from "../../common/messages/message.ts";
import type { GuestList } from "../features/guest-import/list/model/guest-list.ts";
import { english } from "../lib/languages.ts";

export const inEnglish = (messages: readonly Message[]): string[] => messages.map((one) => english().say(one));

export function readInEnglish<Read extends Pick<GuestList, "rowErrors" | "notGuests" | "warnings">>(read: Read) {
  const saidRows = (rows: Read["rowErrors"]) =>
    rows.map(({ row, message }) => ({ row, message: english().say(message) }));
  return {
    ...read,
    rowErrors: saidRows(read.rowErrors),
    notGuests: saidRows(read.notGuests),
    warnings: inEnglish(read.warnings),
  };
}
