import { t } from "../../../lib/text.ts";
import type { PlanChange, PlanFixture } from "../model/floor-plan.ts";
import { CommitField } from "../panels/commit-field.tsx";
import { kindName } from "./fixture-name.ts";

const maxLabelLength = 60;

interface FixtureFieldsProps {
  fixture: PlanFixture;
  isDisabled: boolean;
  onChange: (change: PlanChange) => void;
}

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
