import { Button, Flex, IconButton, Menu, NativeSelect, Portal } from "@chakra-ui/react";
import { ChevronDown, CopyPlus, Plus } from "lucide-react";
import type { ReactNode } from "react";
import { formatLength } from "../../../../../common/floor-plan/lengths.ts";
import { gridSteps } from "../../../../../common/floor-plan/snap.ts";
import { languageTag, t } from "../../../lib/text.ts";
import { hint } from "../../../ui/hints.tsx";
import { shapeOptions } from "../fields.tsx";
import { kindName } from "../model/extras.ts";
import { fixtureKinds } from "./plan-things.ts";
import type { PlanEditor } from "./use-plan-editor.ts";

interface PlanToolbarProps {
  editor: PlanEditor;
  viewSwitch: ReactNode;
}

export function PlanToolbar({ editor, viewSwitch }: PlanToolbarProps) {
  return (
    <Flex gap="2" align="center" wrap="wrap">
      {viewSwitch}
      <AddMenu editor={editor} />
      <IconButton
        {...hint(t("floor-plan.duplicate"))}
        size="sm"
        variant="ghost"
        aria-label={t("floor-plan.duplicate")}
        disabled={editor.isReadOnly || editor.selected.length === 0}
        onClick={editor.duplicate}
      >
        <CopyPlus />
      </IconButton>
      <Flex flex="1" />
      <GridChoice editor={editor} />
    </Flex>
  );
}

function AddMenu({ editor }: { editor: PlanEditor }) {
  return (
    <Menu.Root positioning={{ placement: "bottom-start" }}>
      <Menu.Trigger asChild>
        <Button size="sm" variant="outline" disabled={editor.isReadOnly}>
          <Plus aria-hidden />
          {t("floor-plan.add")}
          <ChevronDown aria-hidden />
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content minW="52">
            <Menu.ItemGroup>
              <Menu.ItemGroupLabel>{t("floor-plan.addTable")}</Menu.ItemGroupLabel>
              {shapeOptions().map(({ value, label }) => (
                <Menu.Item key={value} value={value} onSelect={() => editor.addTable(value)}>
                  {label}
                </Menu.Item>
              ))}
            </Menu.ItemGroup>
            <Menu.Separator />
            <Menu.ItemGroup>
              <Menu.ItemGroupLabel>{t("floor-plan.addFixture")}</Menu.ItemGroupLabel>
              {fixtureKinds.map((kind) => (
                <Menu.Item key={kind} value={kind} onSelect={() => editor.addFixture(kind)}>
                  {kindName(kind)}
                </Menu.Item>
              ))}
            </Menu.ItemGroup>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}

function GridChoice({ editor }: { editor: PlanEditor }) {
  const { unit } = editor;
  return (
    <NativeSelect.Root size="sm" w="auto">
      <NativeSelect.Field
        aria-label={t("floor-plan.grid")}
        value={editor.grid ?? ""}
        onChange={({ currentTarget: { value } }) => editor.setGrid(value === "" ? null : Number(value))}
      >
        <option value="">{t("floor-plan.noGrid")}</option>
        {gridSteps[unit].map((step, grid) => (
          <option key={step} value={grid}>
            {unit === "m" ? t("floor-plan.gridStep", { step }) : formatLength(step, unit, languageTag)}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}
