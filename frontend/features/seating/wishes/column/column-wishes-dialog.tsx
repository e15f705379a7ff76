import { CloseButton, Dialog, Portal } from "@chakra-ui/react";
import { useState } from "react";
import { t } from "../../../../lib/text.ts";
import { useDiscardQuestion } from "../../../../ui/dialog-frame.tsx";
import type { ShownBoard } from "../../seating.ts";
import { ChooseNames } from "./choose-names.tsx";
import { ConfirmNames } from "./confirm-names.tsx";
import type { ChosenColumn } from "./named-wishes.ts";

interface ColumnWishesDialogProps {
  isOpen: boolean;
  shown: ShownBoard;
  isPhone: boolean;
  onClose: () => void;
  focusAfterwards: () => HTMLElement | null;
}

export function ColumnWishesDialog({ isOpen, shown, isPhone, onClose, focusAfterwards }: ColumnWishesDialogProps) {
  const { setTouched, askOrClose } = useDiscardQuestion(isOpen, onClose);
  return (
    <Dialog.Root
      open={isOpen}
      size={isPhone ? "full" : "md"}
      placement={isPhone ? "top" : "center"}
      scrollBehavior="inside"
      lazyMount
      unmountOnExit
      finalFocusEl={focusAfterwards}
      onOpenChange={(change) => {
        if (!change.open) askOrClose();
      }}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px={isPhone ? "0" : "4"}>
          <Dialog.Content>
            <Dialog.Header pb="2" pe="12">
              <Dialog.Title>{t("seating-wishes.names.title")}</Dialog.Title>
            </Dialog.Header>
            <Steps shown={shown} onTouch={setTouched} onClose={onClose} />
            <Dialog.CloseTrigger asChild>
              <CloseButton size={isPhone ? "lg" : "sm"} aria-label={t("ui.close")} />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

interface StepsProps {
  shown: ShownBoard;
  onTouch: (isTouched: boolean) => void;
  onClose: () => void;
}

function Steps({ shown, onTouch, onClose }: StepsProps) {
  const [chosen, setChosen] = useState<ChosenColumn | null>(null);
  const [isChecking, setIsChecking] = useState(false);
  if (chosen && isChecking) {
    return (
      <ConfirmNames
        chosen={chosen}
        shown={shown}
        onTouch={() => onTouch(true)}
        onBack={() => {
          onTouch(false);
          setIsChecking(false);
        }}
        onClose={onClose}
      />
    );
  }
  return (
    <ChooseNames
      first={chosen}
      shown={shown}
      onChoose={(column) => {
        setChosen(column);
        setIsChecking(true);
      }}
    />
  );
}
