import { Group, IconButton } from "@chakra-ui/react";
import { Maximize, Minus, Plus } from "lucide-react";
import type { ReactNode } from "react";
import { t } from "../lib/text.ts";
import { hint } from "./hints.tsx";

interface ZoomButtonsProps {
  onZoomOut: () => void;
  onZoomIn: () => void;
  /** Back to how it was before somebody zoomed. */
  fit: { label: string; onFit: () => void };
}

/** In the lower corner of what they belong to. */
export function ZoomButtons({ onZoomOut, onZoomIn, fit: { label, onFit } }: ZoomButtonsProps) {
  return (
    <Group attached position="absolute" insetInlineEnd="3" bottom="3">
      <ZoomButton label={t("ui.zoomOut")} onClick={onZoomOut}>
        <Minus />
      </ZoomButton>
      <ZoomButton label={label} onClick={onFit}>
        <Maximize />
      </ZoomButton>
      <ZoomButton label={t("ui.zoomIn")} onClick={onZoomIn}>
        <Plus />
      </ZoomButton>
    </Group>
  );
}

function ZoomButton({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <IconButton {...hint(label)} size="sm" variant="outline" bg="bg.panel" aria-label={label} onClick={onClick}>
      {children}
    </IconButton>
  );
}
