import { t } from "../../../lib/text.ts";
import { SegmentField } from "../../../ui/segment-field.tsx";
import { ToggleField } from "../../../ui/switch-row.tsx";
import type { PrintForm } from "../choices/print-form.ts";

const cards = ["place-cards", "escort-cards"] as const;

/** What turns a kind of print into one that is much like it. */
export function KindFields({ form: { kind, onChooseKind } }: { form: PrintForm }) {
  if (kind === "by-name" || kind === "check-in") {
    return (
      <ToggleField
        label={t("print-screen.boxes")}
        isOn={kind === "check-in"}
        onToggle={(isOn) => onChooseKind(isOn ? "check-in" : "by-name")}
      />
    );
  }
  const isCard = kind === "place-cards" || kind === "escort-cards";
  if (!isCard && kind !== "codes") return null;
  return (
    <>
      {isCard && (
        <SegmentField
          label={t("print-screen.cardFor.label")}
          value={kind}
          options={cards.map((value) => ({ value, label: t(`print-screen.cardFor.${value}`) }))}
          onChoose={onChooseKind}
        />
      )}
      <ToggleField
        label={t("print-screen.asCodes")}
        isOn={kind === "codes"}
        onToggle={(isOn) => onChooseKind(isOn ? "codes" : "place-cards")}
      />
    </>
  );
}
