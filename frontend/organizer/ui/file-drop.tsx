import { Box, Flex, Text } from "@chakra-ui/react";
import { type ReactNode, useState } from "react";
import { FileButton } from "./file-button.tsx";

interface FileDropProps {
  chooseLabel: string;
  hint: string;
  accept: string;
  disabled: boolean;
  isProminent?: boolean;
  onFile: (file: File) => void;
  /** Stands beside the button that chooses a file. */
  otherWay?: ReactNode;
  children?: ReactNode;
}

export function FileDrop({
  hint,
  disabled,
  isProminent = false,
  onFile,
  otherWay,
  children,
  ...choice
}: FileDropProps) {
  const [isOver, setIsOver] = useState(false);
  const restingColor = isProminent ? "bg.panel" : "bg.subtle";
  return (
    <Flex
      direction="column"
      align="center"
      justify="center"
      textAlign="center"
      gap="3"
      px={{ base: "4", md: "8" }}
      py={isProminent ? { base: "8", md: "12" } : { base: "5", md: "6" }}
      borderWidth="1.5px"
      borderStyle="dashed"
      borderColor={isOver ? "colorPalette.solid" : "border.emphasized"}
      bg={isOver ? "colorPalette.subtle" : restingColor}
      borderRadius="l3"
      transitionProperty="background-color, border-color"
      transitionDuration="fast"
      onDragOver={(drag) => {
        drag.preventDefault();
        setIsOver(!disabled);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(drop) => {
        drop.preventDefault();
        setIsOver(false);
        const file = drop.dataTransfer.files.item(0);
        if (file && !disabled) onFile(file);
      }}
    >
      {children}
      <Flex gap="3" wrap="wrap" justify="center">
        <FileButton
          label={choice.chooseLabel}
          accept={choice.accept}
          disabled={disabled}
          variant={isProminent ? "solid" : "outline"}
          onFile={onFile}
        />
        {otherWay}
      </Flex>
      <Box maxW="text">
        <Text textStyle="note">{hint}</Text>
      </Box>
    </Flex>
  );
}
