declare module "virtual:app-messages/messages-*" {
  import type { Messages } from "@lingui/core";
  /** The messages of the app in one language, compiled. */
  export const messages: Messages;
}
