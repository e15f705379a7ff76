import { t } from "../../../../lib/text.ts";
import { ChoiceField } from "../../../../ui/choice-field.tsx";
import { fixtureName } from "../../plan/fixture-name.ts";
import type { WishPlace } from "../wish-texts.ts";

interface PlaceFieldProps {
  places: readonly WishPlace[];
  fixtureId: number | null;
  onChoose: (fixtureId: number) => void;
}

export function PlaceField({ places, fixtureId, onChoose }: PlaceFieldProps) {
  return (
    <ChoiceField
      isInDialog
      label={t("seating-wishes.form.place")}
      value={String(fixtureId)}
      options={places.map((place) => ({ value: String(place.id), label: fixtureName(place) }))}
      onChoose={(value) => onChoose(Number(value))}
    />
  );
}
