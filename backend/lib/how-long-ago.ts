import { type Message, message } from "../../common/messages/message.ts";

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** How long ago something was, in words that need no time zone: "5 minutes ago". */
export function howLongAgo(then: Date, now = new Date()): Message {
  const seconds = Math.max(0, (now.getTime() - then.getTime()) / 1000);
  if (seconds < minute) return message("refusals.ago.moment");
  if (seconds < hour) return message("refusals.ago.minutes", { count: Math.floor(seconds / minute) });
  if (seconds < day) return message("refusals.ago.hours", { count: Math.floor(seconds / hour) });
  return message("refusals.ago.days", { count: Math.floor(seconds / day) });
}
