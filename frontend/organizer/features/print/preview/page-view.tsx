import { Box, chakra, Skeleton } from "@chakra-ui/react";
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from "react";
import type { PaperSize } from "../../../../../common/print/papers.ts";
import { t } from "../../../lib/text.ts";
import { ZoomButtons } from "../../../ui/zoom-buttons.tsx";

interface PageViewProps {
  /** The page as an SVG image; undefined while there is none yet. */
  svg: string | undefined;
  /** Its number, for beginning at the top of another one. */
  page: number;
  label: string;
  isDimmed: boolean;
  paper: PaperSize;
}

const step = 1.25;
const [smallest, largest] = [0.25, 6];

/** A page in a well of a height of its own, so that nothing moves when another size of paper comes. */
export function PageView({ svg, page, label, isDimmed, paper }: PageViewProps) {
  const source = useMemo(() => svg && `data:image/svg+xml,${encodeURIComponent(svg)}`, [svg]);
  const well = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(1);
  const zoomBy = (factor: number) => setZoom((before) => Math.min(Math.max(before * factor, smallest), largest));
  const byKey = new Map([
    ["+", () => zoomBy(step)],
    ["=", () => zoomBy(step)],
    ["-", () => zoomBy(1 / step)],
    ["0", () => setZoom(1)],
  ]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another page begins at its top
  useEffect(() => void well.current?.scrollTo({ top: 0 }), [page]);

  function pressKey(event: KeyboardEvent): void {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : byKey.get(event.key);
    if (!act) return;
    act();
    event.preventDefault();
  }

  const width = `${zoom * 100}%`;
  return (
    <Box position="relative">
      <Well
        ref={well}
        dir="ltr"
        role="group"
        aria-label={t("print-screen.preview.well")}
        tabIndex={0}
        onKeyDown={pressKey}
      >
        {source === undefined ? (
          <Box m="auto" flexShrink="0" style={{ width, aspectRatio: `${paper.width} / ${paper.height}` }}>
            <Skeleton boxSize="full" borderRadius="0" />
          </Box>
        ) : (
          <Paper src={source} alt={label} opacity={isDimmed ? 0.45 : 1} style={{ width }} />
        )}
      </Well>
      <ZoomButtons
        onZoomIn={() => zoomBy(step)}
        onZoomOut={() => zoomBy(1 / step)}
        fit={{ label: t("print-screen.preview.fitWidth"), onFit: () => setZoom(1) }}
      />
    </Box>
  );
}

const Well = chakra("div", {
  base: {
    ...{ position: "relative", display: "flex", overflow: "auto", bg: "bg.subtle", borderRadius: "l3" },
    p: { base: "4", lg: "6" },
    h: { base: "min(125vw, 75dvh)", lg: "calc(100dvh - 21rem)" },
    minH: { lg: "22rem" },
    _focusVisible: { outline: "2px solid", outlineColor: "colorPalette.focusRing", outlineOffset: "2px" },
  },
});

const Paper = chakra("img", {
  base: {
    // Centers it without cutting off what is larger than the well.
    ...{ display: "block", flexShrink: "0", maxW: "none", h: "auto", m: "auto", bg: "white" },
    boxShadow: "0 0 0 1px rgb(0 0 0 / 0.06), 0 1px 2px rgb(0 0 0 / 0.08), 0 12px 28px -8px rgb(0 0 0 / 0.28)",
    transition: "opacity 150ms ease-out",
  },
});
