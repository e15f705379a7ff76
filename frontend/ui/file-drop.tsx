import { Box, chakra, Flex, Text, VisuallyHidden } from "@chakra-ui/react";
import { FileUp } from "lucide-react";
import { type ReactNode, useState } from "react";

interface FileDropProps {
  /** The words on the control that opens the file chooser. */
  chooseLabel: string;
  hint: string;
  /** As in `<input type="file" accept>`. */
  accept: string;
  disabled: boolean;
  /** Takes less room, once a file was chosen. */
  isCompact: boolean;
  onFile: (file: File) => void;
  children?: ReactNode;
}

const ChooseLabel = chakra("label", {
  base: {
    fontWeight: "semibold",
    textDecoration: "underline",
    textUnderlineOffset: "3px",
    cursor: "pointer",
    "&:has(input:disabled)": { cursor: "not-allowed", color: "fg.muted", textDecoration: "none" },
    borderRadius: "xs",
    _focusWithin: { outline: "2px solid", outlineColor: "colorPalette.focusRing", outlineOffset: "3px" },
  },
});

/** Takes one file, dropped or chosen. The chooser is a real file input, so it works with keyboards and screen readers. */
export function FileDrop({ chooseLabel, hint, accept, disabled, isCompact, onFile, children }: FileDropProps) {
  const [isOver, setIsOver] = useState(false);

  function take(files: FileList | null) {
    const file = files?.item(0);
    if (file && !disabled) onFile(file);
  }

  return (
    <Flex
      direction="column"
      align="center"
      textAlign="center"
      gap={isCompact ? "0.5" : "2"}
      p={isCompact ? "3" : { base: "5", md: "8" }}
      borderWidth="2px"
      borderStyle="dashed"
      borderColor={isOver ? "colorPalette.solid" : "border.emphasized"}
      bg={isOver ? "colorPalette.subtle" : "bg.subtle"}
      borderRadius="lg"
      transition="background-color 0.15s, border-color 0.15s"
      onDragOver={(drag) => {
        drag.preventDefault();
        setIsOver(!disabled);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(drop) => {
        drop.preventDefault();
        setIsOver(false);
        take(drop.dataTransfer.files);
      }}
    >
      {!isCompact && (
        <Box color="fg.muted" aria-hidden>
          <FileUp size={32} strokeWidth={1.5} />
        </Box>
      )}
      <ChooseLabel>
        {chooseLabel}
        <VisuallyHidden asChild>
          <input
            type="file"
            accept={accept}
            disabled={disabled}
            onChange={(change) => {
              take(change.currentTarget.files);
              // Choosing the same file again must count: it may have been corrected in between.
              change.currentTarget.value = "";
            }}
          />
        </VisuallyHidden>
      </ChooseLabel>
      <Text textStyle="sm" color="fg.muted">
        {hint}
      </Text>
      {children}
    </Flex>
  );
}
