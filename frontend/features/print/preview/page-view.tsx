import { Box, Center, chakra, Skeleton } from "@chakra-ui/react";
import { useMemo } from "react";
import type { PaperSize } from "../../../../common/print/papers.ts";

interface PageViewProps {
  /** The page as an SVG image; undefined while there is none yet. */
  svg: string | undefined;
  label: string;
  isDimmed: boolean;
  paper: PaperSize;
}

/** A page as large as there is room, so that nothing moves when another size of paper comes. */
export function PageView({ svg, label, isDimmed, paper }: PageViewProps) {
  const source = useMemo(
    () => (svg === undefined ? undefined : `data:image/svg+xml,${encodeURIComponent(svg)}`),
    [svg],
  );
  return (
    <Center
      bg="bg.subtle"
      borderRadius="l3"
      p={{ base: "4", lg: "6" }}
      h={{ base: "min(125vw, 75dvh)", lg: "calc(100dvh - 21rem)" }}
      minH={{ lg: "22rem" }}
    >
      {source === undefined ? (
        <Box h="full" maxW="full" style={{ aspectRatio: `${paper.width} / ${paper.height}` }}>
          <Skeleton boxSize="full" borderRadius="0" />
        </Box>
      ) : (
        <Paper src={source} alt={label} opacity={isDimmed ? 0.45 : 1} />
      )}
    </Center>
  );
}

const Paper = chakra("img", {
  base: {
    display: "block",
    maxW: "full",
    maxH: "full",
    minW: "0",
    minH: "0",
    bg: "white",
    boxShadow: "0 0 0 1px rgb(0 0 0 / 0.06), 0 1px 2px rgb(0 0 0 / 0.08), 0 12px 28px -8px rgb(0 0 0 / 0.28)",
    transition: "opacity 150ms ease-out",
  },
});
