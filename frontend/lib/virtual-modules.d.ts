declare module "virtual:app-messages/messages-*" {
  import type { Messages } from "@lingui/core";
  export const messages: Messages;
}
