import { Flex, Text } from "@chakra-ui/react";
import { FileDown } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";

interface DropAnywhereProps {
  label: string;
  hint: string;
  disabled: boolean;
  onFile: (file: File) => void;
}

/** A drag over the window reports itself at least this often, in milliseconds; after that it has gone. */
const maxPause = 700;

/** Takes one file dropped anywhere in the window, and covers the window while a file is dragged over it. */
export function DropAnywhere({ label, hint, disabled, onFile }: DropAnywhereProps) {
  const [isOver, setIsOver] = useState(false);
  const take = useEffectEvent((file: File) => onFile(file));

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => {
      clearTimeout(timer);
      setIsOver(false);
    };
    const onDragOver = (drag: DragEvent) => {
      if (!isOurs(drag)) return;
      // Otherwise the browser would open the file in place of the screen.
      drag.preventDefault();
      if (disabled || isDialogOpen()) return;
      setIsOver(true);
      clearTimeout(timer);
      timer = setTimeout(stop, maxPause);
    };
    const onDrop = (drop: DragEvent) => {
      stop();
      if (!isOurs(drop)) return;
      drop.preventDefault();
      const file = drop.dataTransfer?.files.item(0);
      if (file && !disabled && !isDialogOpen()) take(file);
    };
    window.addEventListener("dragover", onDragOver);
    window.addEventListener("drop", onDrop);
    return () => {
      stop();
      window.removeEventListener("dragover", onDragOver);
      window.removeEventListener("drop", onDrop);
    };
  }, [disabled]);

  if (!isOver) return null;
  return (
    <Flex
      position="fixed"
      inset="0"
      zIndex="overlay"
      p={{ base: "4", md: "8" }}
      bg="bg/80"
      backdropFilter="blur(2px)"
      pointerEvents="none"
    >
      <Flex
        direction="column"
        align="center"
        justify="center"
        gap="2"
        flex="1"
        borderWidth="2px"
        borderStyle="dashed"
        borderColor="brand.solid"
        borderRadius="l3"
        bg="brand.subtle"
        color="brand.fg"
        textAlign="center"
      >
        <FileDown size={40} strokeWidth={1.5} aria-hidden />
        <Text fontFamily="heading" textStyle="2xl" fontWeight="semibold">
          {label}
        </Text>
        <Text color="fg.muted">{hint}</Text>
      </Flex>
    </Flex>
  );
}

function isOurs(drag: DragEvent): boolean {
  return !drag.defaultPrevented && drag.dataTransfer?.types.includes("Files") === true;
}

function isDialogOpen(): boolean {
  return document.querySelector("[role=dialog], [role=alertdialog]") !== null;
}
