import type { BringClient } from "../lib/bring-client.ts";

/** The code of operations and the page's one client: a fifth of the app's start, which signing in can be shown without. */
export const importGraph = () => import("./graph.tsx");

export const bringClient: BringClient = async () => (await importGraph()).graphClient();
