import admin from "../../common/messages/en/admin.json";
import customer from "../../common/messages/en/customer.json";
import events from "../../common/messages/en/events.json";
import guestImport from "../../common/messages/en/guest-import.json";
import guestList from "../../common/messages/en/guest-list.json";
import guestUpload from "../../common/messages/en/guest-upload.json";
import history from "../../common/messages/en/history.json";
import rules from "../../common/messages/en/rules.json";
import themes from "../../common/messages/en/themes.json";
import uploads from "../../common/messages/en/uploads.json";
import users from "../../common/messages/en/users.json";
import { type Message, type MessageKey, message, type ValuesOf } from "../../common/messages/message.ts";
import { language } from "./text.ts";

// Known as soon as anybody can import `t` from here.
language.learn({
  ...admin,
  ...customer,
  ...events,
  ...guestImport,
  ...guestList,
  ...guestUpload,
  ...history,
  ...rules,
  ...themes,
  ...uploads,
  ...users,
});

/** A message in the reader's language, on an organizer's screen. */
export function t<Key extends MessageKey>(key: Key, ...values: ValuesOf<Key>): string {
  return language.say(message(key, ...values));
}

/** A message object from elsewhere, in the reader's language. */
export function textOf(said: Message): string {
  return language.say(said);
}
