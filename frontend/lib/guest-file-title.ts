import { pastedFileNames } from "../../common/guest-file.ts";
import { t } from "./text.ts";

const pasted: readonly string[] = Object.values(pastedFileNames);

/** What screens call an imported file: by its name, unless it was pasted. */
export function guestFileTitle(filename: string): string {
  return pasted.includes(filename) ? t("guest-import.paste.name") : filename;
}
