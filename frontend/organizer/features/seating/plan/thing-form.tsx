import { Button, Flex, Grid, Heading } from "@chakra-ui/react";
import { useState } from "react";
import { minSide } from "../../../../../common/floor-plan/plan-limits.ts";
import { t } from "../../../lib/text.ts";
import { SwitchRow } from "../../../ui/switch-field.tsx";
import { CommitField } from "../fields.tsx";
import { kindName } from "../model/extras.ts";
import { lengthText, parseLength } from "./lengths.ts";
import { type Draft, placeOf, sizeOf, type Thing, thingName } from "./plan-things.ts";
import { isRound } from "./thing-drag.ts";
import type { PlanEditor } from "./use-plan-editor.ts";

interface ThingFormProps<Kind extends Thing["kind"] = Thing["kind"]> {
  editor: PlanEditor;
  thing: Extract<Thing, { kind: Kind }>;
}

const maxLabelLength = 60;

/** What pointers do on the plan, in numbers; the fields save themselves. */
export function FixtureForm({ editor, thing }: ThingFormProps<"fixture">) {
  const { fixture } = thing;
  return (
    <Flex as="section" direction="column" gap="3" aria-label={thingName(thing)}>
      <Heading as="h3" textStyle="lg">
        {thingName(thing)}
      </Heading>
      <CommitField
        label={t(fixture.kind === "TEXT" ? "floor-plan.selected.text" : "floor-plan.selected.label")}
        value={fixture.label}
        placeholder={kindName(fixture.kind)}
        maxLength={maxLabelLength}
        isDisabled={editor.isReadOnly}
        onCommit={(label) => editor.change({ fixtures: [{ ...fixture, label }] })}
      />
      <PlaceFields editor={editor} thing={thing} />
      <SelectionButtons editor={editor} />
    </Flex>
  );
}

/** Where a table stands; everything else about it is the board's. */
export function TablePlaceForm({ editor, thing }: ThingFormProps<"table">) {
  const { id, width, depth } = thing.table;
  const isOfOwnSize = width !== null || depth !== null;
  const title = t("floor-plan.selected.place", { table: thingName(thing) });
  return (
    <Flex as="section" direction="column" gap="3" aria-label={title}>
      <Heading as="h3" textStyle="sm" fontWeight="semibold">
        {title}
      </Heading>
      <PlaceFields editor={editor} thing={thing} />
      {isOfOwnSize && !editor.isReadOnly && (
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
      <SelectionButtons editor={editor} />
    </Flex>
  );
}

function PlaceFields({ editor, thing }: ThingFormProps) {
  const { unit } = editor;
  const { x, y, rotation } = placeOf(thing);
  const { width, depth } = sizeOf(thing);
  const save = (draft: Draft) => editor.commit(new Map([[thing.key, draft]]));
  return (
    <Grid templateColumns="1fr 1fr" gap="3" alignItems="end">
      <LengthField
        editor={editor}
        label={t("floor-plan.selected.x", { unit })}
        value={x}
        onCommit={(to) => save({ x: to })}
      />
      <LengthField
        editor={editor}
        label={t("floor-plan.selected.y", { unit })}
        value={y}
        onCommit={(to) => save({ y: to })}
      />
      <LengthField
        editor={editor}
        label={isRound(thing) ? t("floor-plan.selected.diameter", { unit }) : t("floor-plan.selected.width", { unit })}
        value={width}
        smallest={minSide}
        onCommit={(to) => save(isRound(thing) ? { width: to, depth: to } : { width: to })}
      />
      {!isRound(thing) && (
        <LengthField
          editor={editor}
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
        isDisabled={editor.isReadOnly}
        onCommit={(text) => {
          const degrees = Number(text.replace(",", "."));
          if (text !== "" && Number.isFinite(degrees)) save({ rotation: degrees });
        }}
      />
    </Grid>
  );
}

function SelectionButtons({ editor }: { editor: PlanEditor }) {
  if (editor.isReadOnly) return null;
  const [only, ...others] = editor.selected;
  const isFixture = only?.kind === "fixture" && others.length === 0;
  return (
    <Flex gap="2" wrap="wrap">
      <Button size="sm" variant="outline" onClick={editor.duplicate}>
        {t("floor-plan.duplicate")}
      </Button>
      <Button size="sm" variant="outline" onClick={editor.remove}>
        {isFixture ? t("floor-plan.deleteFixture") : t("floor-plan.remove")}
      </Button>
    </Flex>
  );
}

interface LengthFieldProps {
  editor: PlanEditor;
  label: string;
  /** Centimeters. */
  value: number;
  smallest?: number;
  onCommit: (length: number) => void;
}

/** A length in meters or feet that saves itself. Escape or invalid input restores what it was. */
export function LengthField({ editor, label, value, smallest, onCommit }: LengthFieldProps) {
  const { unit, isReadOnly } = editor;
  function commit(text: string): void {
    const length = parseLength(text, unit);
    if (length !== undefined && length !== value) onCommit(Math.max(smallest ?? length, length));
  }
  return (
    <CommitField
      label={label}
      value={lengthText(value, unit)}
      inputMode="decimal"
      isDisabled={isReadOnly}
      onCommit={commit}
    />
  );
}

export function ArrangeForm({ editor }: { editor: PlanEditor }) {
  const [perRow, setPerRow] = useState<number | null>(null);
  const [hasAisle, setHasAisle] = useState(false);
  const tables = editor.selected.flatMap((thing) => (thing.kind === "table" ? [thing.table] : []));
  return (
    <Flex as="section" direction="column" gap="3" aria-label={t("floor-plan.arrange.title")}>
      <Heading as="h3" textStyle="md">
        {t("floor-plan.selected.many", { count: editor.selected.length })}
      </Heading>
      {tables.length > 1 && !editor.isReadOnly && (
        <>
          <CommitField
            label={t("floor-plan.arrange.perRow")}
            value={perRow === null ? "" : String(perRow)}
            placeholder={t("floor-plan.arrange.anyPerRow")}
            inputMode="numeric"
            onCommit={(text) => setPerRow(/^[1-9]\d?$/.test(text) ? Number(text) : null)}
          />
          <SwitchRow label={t("floor-plan.arrange.aisle")} isOn={hasAisle} onChange={setHasAisle} />
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
      <SelectionButtons editor={editor} />
    </Flex>
  );
}
