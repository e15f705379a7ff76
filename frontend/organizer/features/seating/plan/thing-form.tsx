import { Button, Flex, Grid, Heading } from "@chakra-ui/react";
import { useState } from "react";
import type { LengthUnit } from "../../../../../common/floor-plan/lengths.ts";
import { minSide } from "../../../../../common/floor-plan/plan-limits.ts";
import { t } from "../../../lib/text.ts";
import { ToggleField } from "../../../ui/switch-row.tsx";
import { CommitField } from "../fields.tsx";
import type { PlanChange, PlanFixture } from "../model/extras.ts";
import { kindName } from "./fixture-name.ts";
import { lengthText, parseLength } from "./lengths.ts";
import { type Draft, placeOf, sizeOf, type Thing, thingName } from "./plan-things.ts";
import { isRound } from "./thing-drag.ts";
import type { PlanEditor } from "./use-plan-editor.ts";

interface ThingFormProps {
  editor: PlanEditor;
  thing: Thing;
  unit: LengthUnit;
  isReadOnly: boolean;
}

/** What pointers do on the plan, in numbers; the fields save themselves. */
export function FixtureForm({ editor, thing, unit, isReadOnly }: ThingFormProps) {
  if (thing.kind !== "fixture") return null;
  return (
    <Flex as="section" direction="column" gap="3" aria-label={thingName(thing)}>
      <Heading as="h3" textStyle="lg">
        {thingName(thing)}
      </Heading>
      <FixtureFields fixture={thing.fixture} onChange={editor.change} isDisabled={isReadOnly} />
      <PlaceFields editor={editor} thing={thing} unit={unit} isReadOnly={isReadOnly} />
      {!isReadOnly && <ThingButtons editor={editor} thing={thing} />}
    </Flex>
  );
}

/** Where a table stands; everything else about it is the board's. */
export function TablePlaceForm({ editor, thing, unit, isReadOnly }: ThingFormProps) {
  if (thing.kind !== "table") return null;
  const { id, width, depth } = thing.table;
  const isOfOwnSize = width !== null || depth !== null;
  return (
    <Flex
      as="section"
      direction="column"
      gap="3"
      aria-label={t("floor-plan.selected.place", { table: thingName(thing) })}
    >
      <Heading as="h3" textStyle="sm" fontWeight="semibold">
        {t("floor-plan.selected.place", { table: thingName(thing) })}
      </Heading>
      <PlaceFields editor={editor} thing={thing} unit={unit} isReadOnly={isReadOnly} />
      {isOfOwnSize && !isReadOnly && (
        <Button
          size="sm"
          variant="plain"
          alignSelf="start"
          px="0"
          onClick={() => editor.change({ tables: [{ id, width: null, depth: null }] })}
        >
          {t("floor-plan.selected.usualSize")}
        </Button>
      )}
      {!isReadOnly && <ThingButtons editor={editor} thing={thing} />}
    </Flex>
  );
}

function PlaceFields({ editor, thing, unit, isReadOnly }: ThingFormProps) {
  const { x, y, rotation } = placeOf(thing);
  const { width, depth } = sizeOf(thing);
  const save = (draft: Draft) => editor.commit(new Map([[thing.key, draft]]));
  const field = { unit, isDisabled: isReadOnly };
  return (
    <Grid templateColumns="1fr 1fr" gap="3" alignItems="end">
      <LengthField
        {...field}
        label={t("floor-plan.selected.x", { unit })}
        value={x}
        onCommit={(to) => save({ x: to })}
      />
      <LengthField
        {...field}
        label={t("floor-plan.selected.y", { unit })}
        value={y}
        onCommit={(to) => save({ y: to })}
      />
      <LengthField
        {...field}
        label={isRound(thing) ? t("floor-plan.selected.diameter", { unit }) : t("floor-plan.selected.width", { unit })}
        value={width}
        smallest={minSide}
        onCommit={(to) => save(isRound(thing) ? { width: to, depth: to } : { width: to })}
      />
      {!isRound(thing) && (
        <LengthField
          {...field}
          label={t("floor-plan.selected.depth", { unit })}
          value={depth}
          smallest={minSide}
          onCommit={(to) => save({ depth: to })}
        />
      )}
      <CommitField
        label={t("floor-plan.selected.rotation")}
        value={String(rotation)}
        inputMode="numeric"
        isDisabled={isReadOnly}
        onCommit={(text) => {
          const degrees = Number(text.replace(",", "."));
          if (text !== "" && Number.isFinite(degrees)) save({ rotation: degrees });
        }}
      />
    </Grid>
  );
}

function ThingButtons({ editor, thing }: { editor: PlanEditor; thing: Thing }) {
  return (
    <Flex gap="2" wrap="wrap">
      <Button size="sm" variant="outline" onClick={editor.duplicate}>
        {t("floor-plan.duplicate")}
      </Button>
      <Button size="sm" variant="outline" onClick={editor.remove}>
        {thing.kind === "table" ? t("floor-plan.remove") : t("floor-plan.deleteFixture")}
      </Button>
    </Flex>
  );
}

const maxLabelLength = 60;

interface FixtureFieldsProps {
  fixture: PlanFixture;
  isDisabled: boolean;
  onChange: (change: PlanChange) => void;
}

function FixtureFields({ fixture, isDisabled, onChange }: FixtureFieldsProps) {
  return (
    <CommitField
      label={t(fixture.kind === "TEXT" ? "floor-plan.selected.text" : "floor-plan.selected.label")}
      value={fixture.label}
      placeholder={kindName(fixture.kind)}
      maxLength={maxLabelLength}
      isDisabled={isDisabled}
      onCommit={(label) => onChange({ fixtures: [{ ...fixture, label }] })}
    />
  );
}

interface LengthFieldProps {
  label: string;
  /** Centimeters. */
  value: number;
  unit: LengthUnit;
  smallest?: number;
  isDisabled: boolean;
  onCommit: (length: number) => void;
}

/** A length in meters or feet that saves itself. Escape or invalid input restores what it was. */
export function LengthField({ label, value, unit, smallest, isDisabled, onCommit }: LengthFieldProps) {
  function commit(text: string): void {
    const length = parseLength(text, unit);
    if (length !== undefined && length !== value) onCommit(Math.max(smallest ?? length, length));
  }
  return (
    <CommitField
      label={label}
      value={lengthText(value, unit)}
      inputMode="decimal"
      isDisabled={isDisabled}
      onCommit={commit}
    />
  );
}

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
