import { Group, IconButton } from "@chakra-ui/react";
import { Maximize, Minus, Plus } from "lucide-react";
import type { ReactNode } from "react";
import { t } from "../../../lib/text.ts";
import { Hint } from "../../../ui/hint.tsx";
import type { PlanEditor } from "./use-plan-editor.ts";

export function ZoomButtons({ editor }: { editor: PlanEditor }) {
  return (
    <Group attached position="absolute" insetInlineEnd="3" bottom="3">
      <ZoomButton label={t("floor-plan.zoomOut")} onClick={editor.zoomOut}>
        <Minus />
      </ZoomButton>
      <ZoomButton label={t("floor-plan.showAll")} onClick={editor.controls.showAll}>
        <Maximize />
      </ZoomButton>
      <ZoomButton label={t("floor-plan.zoomIn")} onClick={editor.zoomIn}>
        <Plus />
      </ZoomButton>
    </Group>
  );
}

function ZoomButton({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <Hint text={label}>
      <IconButton size="sm" variant="outline" bg="bg.panel" aria-label={label} onClick={onClick}>
        {children}
      </IconButton>
    </Hint>
  );
}
