import type { ReactNode } from "react";
import { guestFileExtensions } from "../../../common/guest-file.ts";
import { t } from "../../lib/text.ts";
import { FileDrop } from "../../ui/file-drop.tsx";
import { PasteButton } from "./paste-button.tsx";
import type { GuestImport } from "./use-guest-import.ts";

interface GuestFileDropProps {
  guestImport: GuestImport;
  isProminent?: boolean;
  children?: ReactNode;
}

export const acceptedFiles = guestFileExtensions.join(",");

export function GuestFileDrop({ guestImport, ...look }: GuestFileDropProps) {
  const disabled = guestImport.isSample || guestImport.isUploading;
  return (
    <FileDrop
      chooseLabel={t("guest-upload.upload.choose")}
      hint={t("guest-upload.upload.hint")}
      accept={acceptedFiles}
      disabled={disabled}
      onFile={guestImport.choose}
      otherWay={<PasteButton disabled={disabled} onFile={guestImport.choose} />}
      {...look}
    />
  );
}
