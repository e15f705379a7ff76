import { Button, type ButtonProps, VisuallyHidden } from "@chakra-ui/react";
import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { t } from "../lib/text.ts";
import { failure, showToast } from "../lib/toast.ts";

const tickMilliseconds = 2000;

type CopyButtonProps = Omit<ButtonProps, "onClick" | "children" | "onCopy"> & {
  label: string;
  text: string;
  /** Whether the text is shown only now, so that it has to be written down when the browser refuses. */
  isSecret?: boolean;
  onCopied?: () => void;
};

/** Copies a text and shows a tick for two seconds. */
export function CopyButton({ label, text, isSecret = false, onCopied, ...buttonProps }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), tickMilliseconds);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy() {
    try {
      await copyText(text);
    } catch {
      const refusal = isSecret ? "toasts.secretCopyRefused" : "toasts.copyRefused";
      return showToast(failure(t(`${refusal}.title`), t(`${refusal}.text`)));
    }
    setCopied(true);
    onCopied?.();
  }

  return (
    <>
      <Button variant="outline" {...buttonProps} onClick={() => void copy()}>
        {copied ? <Check aria-hidden /> : <Copy aria-hidden />}
        {label}
      </Button>
      <VisuallyHidden role="status">{copied ? t("ui.copied") : ""}</VisuallyHidden>
    </>
  );
}

/** @throws when the browser refuses */
async function copyText(text: string): Promise<void> {
  if (navigator.clipboard !== undefined) return navigator.clipboard.writeText(text);
  copyThroughSelection(text);
}

// Browsers hide navigator.clipboard from pages served over plain HTTP, which is common on a local network.
function copyThroughSelection(text: string): void {
  const holder = document.createElement("textarea");
  const focused = document.activeElement;
  holder.value = text;
  holder.style.position = "fixed";
  document.body.append(holder);
  holder.select();
  const copied = document.execCommand("copy");
  holder.remove();
  if (focused instanceof HTMLElement) focused.focus();
  if (!copied) throw new Error("The browser refused to copy.");
}
