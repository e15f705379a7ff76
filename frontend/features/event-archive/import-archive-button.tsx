import { Button, type ButtonProps } from "@chakra-ui/react";
import { PackageOpen } from "lucide-react";
import { type ReactNode, useState } from "react";
import { t } from "../../lib/text.ts";
import { ImportArchiveDialog } from "./import-archive-dialog.tsx";

interface ImportArchiveButtonProps {
  variant?: ButtonProps["variant"];
  /** The event's owner, if not the importer. */
  ownerId?: number | undefined;
  onImported: (eventId: number) => void;
  children?: ReactNode;
}

export function ImportArchiveButton({ variant = "outline", ownerId, onImported, children }: ImportArchiveButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant={variant} onClick={() => setIsOpen(true)}>
        <PackageOpen aria-hidden />
        {t("event-archive.import.offer")}
      </Button>
      <ImportArchiveDialog
        open={isOpen}
        ownerId={ownerId}
        onClose={() => setIsOpen(false)}
        onImported={(eventId) => {
          setIsOpen(false);
          onImported(eventId);
        }}
      >
        {children}
      </ImportArchiveDialog>
    </>
  );
}
