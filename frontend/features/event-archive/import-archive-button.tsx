import { Button, type ButtonProps } from "@chakra-ui/react";
import { PackageOpen } from "lucide-react";
import { type ReactNode, useState } from "react";
import { t } from "../../lib/text.ts";
import { ImportArchiveDialog } from "./import-archive-dialog.tsx";

interface ImportArchiveButtonProps {
  variant?: ButtonProps["variant"];
  /** What the archive is imported for, such as its owner. */
  ownerId?: number | undefined;
  /** Called with the id of the event, after its importer has read what there is to know. */
  onImported: (eventId: number) => void;
  /** Fields above the file. */
  children?: ReactNode;
}

/** Opens the dialog that imports the archive of an event. */
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
