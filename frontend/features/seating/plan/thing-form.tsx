import { Button, Flex, Grid, Heading } from "@chakra-ui/react";
import { minSide } from "../../../../common/floor-plan/plan-limits.ts";
import { t } from "../../../lib/text.ts";
import { CommitField } from "../panels/commit-field.tsx";
import { FixtureFields } from "./fixture-fields.tsx";
import { LengthField } from "./length-field.tsx";
import type { LengthUnit } from "./lengths.ts";
import { type Draft, placeOf, sizeOf, type Thing } from "./plan-things.ts";
import { isRound } from "./resize.ts";
import { TableFields } from "./table-fields.tsx";
import { thingName } from "./thing-name.ts";
import type { PlanEditor } from "./use-plan-editor.ts";

interface ThingFormProps {
  editor: PlanEditor;
  thing: Thing;
  unit: LengthUnit;
  isReadOnly: boolean;
}

/** Everything about the selected thing, in fields that save themselves: what pointers do on the plan, in numbers. */
export function ThingForm({ editor, thing, unit, isReadOnly }: ThingFormProps) {
  return (
    <Flex as="section" direction="column" gap="3" aria-label={thingName(thing)}>
      <Heading as="h3" textStyle="md">
        {thingName(thing)}
      </Heading>
      {thing.kind === "table" ? (
        <TableFields table={thing.table} onChange={editor.acts.change} isDisabled={isReadOnly} />
      ) : (
        <FixtureFields fixture={thing.fixture} onChange={editor.acts.change} isDisabled={isReadOnly} />
      )}
      <PlaceFields editor={editor} thing={thing} unit={unit} isReadOnly={isReadOnly} />
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
        label={t(isRound(thing) ? "floor-plan.selected.diameter" : "floor-plan.selected.width", { unit })}
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
        isNumber
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
        {t(thing.kind === "table" ? "floor-plan.remove" : "floor-plan.deleteFixture")}
      </Button>
    </Flex>
  );
}
