import { Button } from "@chakra-ui/react";
import { ClipboardPaste } from "lucide-react";
import { type ReactNode, useState } from "react";
import { guestFileExtensions } from "../../../../common/guest-file.ts";
import { lazyDialog } from "../../lib/lazy.tsx";
import { t } from "../../lib/text.ts";
import { FileDrop } from "../../ui/file-drop.tsx";
import { SectionCard } from "../../ui/section-card.tsx";
import type { GuestImport } from "./use-guest-import.ts";

const PasteDialog = lazyDialog(
  async () => (await import("./paste-dialog.tsx")).PasteDialog,
  ({ open }) => open,
);

interface GuestFileDropProps {
  guestImport: GuestImport;
  isProminent?: boolean;
  children?: ReactNode;
}

export const acceptedFiles = guestFileExtensions.join(",");

/** Where a file is dropped or chosen, or a list is pasted by those who have no keys for it. */
export function GuestFileDrop({ guestImport, ...look }: GuestFileDropProps) {
  const [isPasting, setIsPasting] = useState(false);
  const disabled = guestImport.isSample || guestImport.isUploading;
  return (
    <FileDrop
      chooseLabel={t("guest-upload.upload.choose")}
      hint={t("guest-upload.upload.hint")}
      accept={acceptedFiles}
      disabled={disabled}
      onFile={guestImport.choose}
      otherWay={
        <>
          <Button variant="outline" disabled={disabled} onClick={() => setIsPasting(true)}>
            <ClipboardPaste aria-hidden />
            {t("guest-import.paste.open")}
          </Button>
          <PasteDialog open={isPasting} onFile={guestImport.choose} onClose={() => setIsPasting(false)} />
        </>
      }
      {...look}
    />
  );
}

export function uploadHint({ guestCount, isSample }: GuestImport): string {
  return guestCount > 0 && !isSample ? t("guest-upload.upload.again") : t("guest-upload.upload.intro");
}

export function GuestUploadCard({ guestImport }: { guestImport: GuestImport }) {
  return (
    <SectionCard
      id="upload"
      title={t("guest-upload.upload.title")}
      description={uploadHint(guestImport)}
      isFolded={guestImport.guestCount > 0}
    >
      <GuestFileDrop guestImport={guestImport} />
    </SectionCard>
  );
}
