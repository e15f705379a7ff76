import { CloseButton, Dialog, Portal } from "@chakra-ui/react";
import type { FormEventHandler, ReactNode } from "react";
import { t } from "../lib/text.ts";

interface DialogFrameProps {
  title: string;
  description?: string;
  px?: string;
  onChange?: FormEventHandler;
  children: ReactNode;
}

export function DialogFrame({ title, description, px = "6", onChange, children }: DialogFrameProps) {
  return (
    <Portal>
      <Dialog.Backdrop />
      <Dialog.Positioner px={{ base: "2", sm: "4" }}>
        <Dialog.Content my={{ base: "4", md: "16" }}>
          <Dialog.Header flexDirection="column" gap="1">
            <Dialog.Title>{title}</Dialog.Title>
            {description !== undefined && (
              <Dialog.Description color="fg.muted" textStyle="sm">
                {description}
              </Dialog.Description>
            )}
          </Dialog.Header>
          <Dialog.Body px={px} onChange={onChange}>
            {children}
          </Dialog.Body>
          <Dialog.CloseTrigger asChild>
            <CloseButton size="sm" aria-label={t("ui.close")} />
          </Dialog.CloseTrigger>
        </Dialog.Content>
      </Dialog.Positioner>
    </Portal>
  );
}
