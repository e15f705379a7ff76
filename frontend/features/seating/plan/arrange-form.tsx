import { Button, Flex, Grid, Heading } from "@chakra-ui/react";
import { useState } from "react";
import { t } from "../../../lib/text.ts";
import { ToggleField } from "../../../ui/switch-row.tsx";
import { CommitField } from "../panels/commit-field.tsx";
import type { PlanEditor } from "./use-plan-editor.ts";

export function ArrangeForm({ editor, isReadOnly }: { editor: PlanEditor; isReadOnly: boolean }) {
  const [perRow, setPerRow] = useState<number | null>(null);
  const [hasAisle, setHasAisle] = useState(false);
  const tables = editor.selected.flatMap((thing) => (thing.kind === "table" ? [thing.table] : []));
  return (
    <Flex as="section" direction="column" gap="3" aria-label={t("floor-plan.arrange.title")}>
      <Heading as="h3" textStyle="md">
        {t("floor-plan.selected.many", { count: editor.selected.length })}
      </Heading>
      {tables.length > 1 && !isReadOnly && (
        <>
          <CommitField
            label={t("floor-plan.arrange.perRow")}
            value={perRow === null ? "" : String(perRow)}
            placeholder={t("floor-plan.arrange.anyPerRow")}
            inputMode="numeric"
            onCommit={(text) => setPerRow(/^[1-9]\d?$/.test(text) ? Number(text) : null)}
          />
          <ToggleField label={t("floor-plan.arrange.aisle")} isOn={hasAisle} onToggle={setHasAisle} />
          <Grid templateColumns="1fr 1fr" gap="2">
            <Button
              size="sm"
              variant="outline"
              onClick={() => editor.arrange(tables, { kind: "rows", perRow, hasAisle })}
            >
              {t("floor-plan.arrange.rows")}
            </Button>
            <Button size="sm" variant="outline" onClick={() => editor.arrange(tables, { kind: "room", hasAisle })}>
              {t("floor-plan.arrange.room")}
            </Button>
            <Button size="sm" variant="outline" onClick={() => editor.arrange(tables, { kind: "circle" })}>
              {t("floor-plan.arrange.circle")}
            </Button>
            <Button size="sm" variant="outline" onClick={() => editor.arrange(tables, { kind: "horseshoe" })}>
              {t("floor-plan.arrange.horseshoe")}
            </Button>
          </Grid>
        </>
      )}
      {!isReadOnly && (
        <Flex gap="2" wrap="wrap">
          <Button size="sm" variant="outline" onClick={editor.duplicate}>
            {t("floor-plan.duplicate")}
          </Button>
          <Button size="sm" variant="outline" onClick={editor.remove}>
            {t("floor-plan.remove")}
          </Button>
        </Flex>
      )}
    </Flex>
  );
}
