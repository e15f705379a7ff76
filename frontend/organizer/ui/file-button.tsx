import { Button, type ButtonProps, VisuallyHidden } from "@chakra-ui/react";
import { FileUp } from "lucide-react";

interface FileButtonProps extends Pick<ButtonProps, "variant" | "size"> {
  label: string;
  accept: string;
  disabled: boolean;
  onFile: (file: File) => void;
}

/** The label of a real file input, so that it works with keyboards and screen readers. */
export function FileButton({ label, accept, disabled, onFile, ...look }: FileButtonProps) {
  return (
    <Button
      asChild
      {...look}
      cursor="pointer"
      css={{
        "&:has(:focus-visible)": { outline: "2px solid", outlineColor: "colorPalette.focusRing", outlineOffset: "2px" },
        "&:has(:disabled)": { cursor: "not-allowed", opacity: "0.5" },
      }}
    >
      <label>
        <FileUp aria-hidden />
        {label}
        <VisuallyHidden asChild>
          <input
            type="file"
            accept={accept}
            disabled={disabled}
            onChange={(change) => {
              const file = change.currentTarget.files?.item(0);
              if (file) onFile(file);
              // Choosing the same file again must count: it may have been corrected in between.
              change.currentTarget.value = "";
            }}
          />
        </VisuallyHidden>
      </label>
    </Button>
  );
}
