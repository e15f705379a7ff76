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

/** The messages of organizers' screens, except those that guests' pages use as well. */
export const organiserMessages = {
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
};
