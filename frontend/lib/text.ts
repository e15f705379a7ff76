import admin from "../../common/messages/en/admin.json";
import auth from "../../common/messages/en/auth.json";
import customer from "../../common/messages/en/customer.json";
import events from "../../common/messages/en/events.json";
import floorPlan from "../../common/messages/en/floor-plan.json";
import guestImport from "../../common/messages/en/guest-import.json";
import guestList from "../../common/messages/en/guest-list.json";
import guestSearch from "../../common/messages/en/guest-search.json";
import guestUpload from "../../common/messages/en/guest-upload.json";
import history from "../../common/messages/en/history.json";
import rules from "../../common/messages/en/rules.json";
import seating from "../../common/messages/en/seating.json";
import shell from "../../common/messages/en/shell.json";
import themes from "../../common/messages/en/themes.json";
import toasts from "../../common/messages/en/toasts.json";
import ui from "../../common/messages/en/ui.json";
import uploads from "../../common/messages/en/uploads.json";
import users from "../../common/messages/en/users.json";
import { createLanguage } from "../../common/messages/language.ts";
import { type Message, message, type PlainKey, type ValuesOf } from "../../common/messages/message.ts";

const messages = {
  ...admin,
  ...auth,
  ...customer,
  ...events,
  ...floorPlan,
  ...guestImport,
  ...guestList,
  // The preview of a theme says what guests' pages say.
  ...guestSearch,
  ...guestUpload,
  ...history,
  ...rules,
  ...seating,
  ...shell,
  ...themes,
  ...toasts,
  ...ui,
  ...uploads,
  ...users,
};
const language = createLanguage("en", messages);

/** The language of the screens, as in `lang`; for dates and numbers, too. */
export const languageTag = language.tag;

/** Key of a message that the app loads. */
type ScreenKey = keyof typeof messages;

/** The same, of a message without values. */
export type PlainScreenKey = ScreenKey & PlainKey;

/** A message in the reader's language. */
export function t<Key extends ScreenKey>(key: Key, ...values: ValuesOf<Key>): string {
  return language.say(message(key, ...values));
}

/** A message object from elsewhere, in the reader's language. */
export function textOf(said: Message): string {
  return language.say(said);
}
