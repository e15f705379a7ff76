import { t } from "../../lib/text.ts";
import type { GuestImport } from "./use-guest-import.ts";

export function uploadHint({ guestCount, isSample }: GuestImport): string {
  return guestCount > 0 && !isSample ? t("guest-upload.upload.again") : t("guest-upload.upload.intro");
}
