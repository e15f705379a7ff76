declare module "virtual:app-messages/*" {
  import type { Messages } from "@lingui/core";
  export const messages: Messages;
}

/** The base styles of the design system, in builds. In development, its provider inserts them. */
declare module "virtual:chakra-styles.css";
