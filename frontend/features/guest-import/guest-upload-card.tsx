import { t } from "../../lib/text.ts";
import { SectionCard } from "../../ui/section-card.tsx";
import { GuestFileDrop } from "./guest-file-drop.tsx";
import type { GuestImport } from "./use-guest-import.ts";

/** Takes a guest list file, with which the import's step opens. */
export function GuestUploadCard({ guestImport }: { guestImport: GuestImport }) {
  return (
    <SectionCard
      title={t("guest-upload.upload.title")}
      description={guestImport.guestCount > 0 ? t("guest-upload.upload.again") : t("guest-upload.upload.intro")}
    >
      <GuestFileDrop guestImport={guestImport} />
    </SectionCard>
  );
}
