import { t } from "../../../lib/text.ts";
import type { PlanChange, PlanFixture } from "../model/floor-plan.ts";
import { CommitField } from "../panels/commit-field.tsx";
import { kindName } from "./fixture-name.ts";

/** Longest text on a fixture, in characters. */
const maxLabelLength = 60;

interface FixtureFieldsProps {
  fixture: PlanFixture;
  isDisabled: boolean;
  onChange: (change: PlanChange) => void;
}

/** What only fixtures have: the text on them. */
export function FixtureFields({ fixture, isDisabled, onChange }: FixtureFieldsProps) {
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
