import { t } from "../../lib/text.ts";
import { SectionCard } from "../../ui/section-card.tsx";
import { GuestFileDrop } from "./guest-file-drop.tsx";
import { uploadHint } from "./upload-hint.ts";
import type { GuestImport } from "./use-guest-import.ts";

export function GuestUploadCard({ guestImport }: { guestImport: GuestImport }) {
  return (
    <SectionCard id="upload" title={t("guest-upload.upload.title")} description={uploadHint(guestImport)}>
      <GuestFileDrop guestImport={guestImport} />
    </SectionCard>
  );
}
