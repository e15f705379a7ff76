declare module "virtual:app-messages/messages-*" {
  import type { Messages } from "@lingui/core";
  export const messages: Messages;
}

declare module "virtual:app-messages/list-messages-*" {
  import type { Messages } from "@lingui/core";
  export const messages: Messages;
}

declare module "virtual:app-messages/board-messages-*" {
  import type { Messages } from "@lingui/core";
  export const messages: Messages;
}

declare module "virtual:app-messages/more-messages-*" {
  import type { Messages } from "@lingui/core";
  export const messages: Messages;
}
