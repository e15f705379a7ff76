import type { WishKind } from "../../../../../common/wishes/wish-kinds.ts";
import { t } from "../../../../lib/text.ts";
import { ChoiceField } from "../../../../ui/choice-field.tsx";
import { kindText } from "../wish-texts.ts";

interface KindFieldProps {
  kind: WishKind;
  kinds: readonly WishKind[];
  onChoose: (kind: WishKind) => void;
}

export function KindField({ kind, kinds, onChoose }: KindFieldProps) {
  return (
    <ChoiceField
      isInDialog
      label={t("seating-wishes.form.kind")}
      value={kind}
      options={kinds.map((one) => ({ value: one, label: kindText(one) }))}
      onChoose={(value) => {
        const chosen = kinds.find((one) => one === value);
        if (chosen) onChoose(chosen);
      }}
    />
  );
}
