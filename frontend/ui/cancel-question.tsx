import { Button, Text } from "@chakra-ui/react";
import { t } from "../lib/text.ts";
import { DialogActions, DialogFrame } from "./dialog-frame.tsx";

const maxNames = 5;

interface CancelQuestionProps {
  open: boolean;
  /** Of the guest who is not coming, if it is one. */
  name: string;
  /** Guests who are not coming. */
  count?: number;
  /** Names of those who come only because of them; at least one. */
  plusOnes: readonly string[];
  onAnswer: (alsoPlusOnes: boolean) => void;
  onClose: () => void;
}

/** Asks whether the plus-ones of guests who are not coming still come. */
export function CancelQuestion({ open, name, count = 1, plusOnes, onAnswer, onClose }: CancelQuestionProps) {
  const about = { count: plusOnes.length, names: plusOnes.slice(0, maxNames).join(", ") };
  return (
    <DialogFrame open={open} title={t("seating.cancel.title", { count, name })} size="sm" onClose={onClose}>
      <Text mb="6">{t("seating.cancel.question", about)}</Text>
      <DialogActions>
        <Button variant="outline" onClick={() => onAnswer(false)}>
          {t("seating.cancel.stillComing", about)}
        </Button>
        <Button onClick={() => onAnswer(true)}>{t("seating.cancel.neither", about)}</Button>
      </DialogActions>
    </DialogFrame>
  );
}
