import { Button, type ButtonProps, VisuallyHidden } from "@chakra-ui/react";
import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { copyText } from "../lib/copy-text.ts";
import { t } from "../lib/text.ts";

const tickMilliseconds = 2000;

type CopyButtonProps = Omit<ButtonProps, "onClick" | "children" | "onCopy"> & {
  label: string;
  text: string;
  onCopied: () => void;
  onRefused: () => void;
};

/** Copies a text and shows a tick for two seconds. */
export function CopyButton({ label, text, onCopied, onRefused, ...buttonProps }: CopyButtonProps) {
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
      onRefused();
      return;
    }
    setCopied(true);
    onCopied();
  }

  return (
    <>
      <Button variant="outline" {...buttonProps} onClick={copy}>
        {copied ? <Check aria-hidden /> : <Copy aria-hidden />}
        {label}
      </Button>
      <VisuallyHidden role="status">{copied ? t("ui.copied") : ""}</VisuallyHidden>
    </>
  );
}
