import { loadListTexts } from "../lib/text.ts";
import { lateArea } from "./late-area.tsx";

/** What stands around the screens of those who are signed in. */
export const shell = lateArea(async () => (await import("./areas/shell.ts")).screens, loadListTexts);
