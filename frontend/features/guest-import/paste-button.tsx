import { Button } from "@chakra-ui/react";
import { ClipboardPaste } from "lucide-react";
import { useState } from "react";
import { lateDialog } from "../../lib/late-part.tsx";
import { t } from "../../lib/text.ts";

const PasteDialog = lateDialog(
  async () => (await import("./paste-dialog.tsx")).PasteDialog,
  ({ open }) => open,
);

interface PasteButtonProps {
  disabled: boolean;
  onFile: (file: File) => void;
}

/** For those who have no keys to paste with, and for typing a list. */
export function PasteButton({ disabled, onFile }: PasteButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="outline" disabled={disabled} onClick={() => setIsOpen(true)}>
        <ClipboardPaste aria-hidden />
        {t("guest-import.paste.open")}
      </Button>
      <PasteDialog open={isOpen} onFile={onFile} onClose={() => setIsOpen(false)} />
    </>
  );
}
