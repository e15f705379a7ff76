import { Box, chakra, Icon, Stack, Text } from "@chakra-ui/react";
import {
  ChefHat,
  IdCard,
  LayoutList,
  ListChecks,
  type LucideIcon,
  Map as Plan,
  Presentation,
  QrCode,
  Signpost,
} from "lucide-react";
import { useId } from "react";
import type { PrintKind } from "../../../../../common/print/print-kinds.ts";
import { t } from "../../../lib/text.ts";
import { ChoiceField } from "../../../ui/choice-field.tsx";

/** What is offered, by where it is used. Entries with several kinds share a form. */
const kindGroups = [
  { name: "tables", entries: ["cards", "table-signs"] },
  { name: "door", entries: ["by-name", "poster", "sign"] },
  { name: "team", entries: ["by-table", "caterer", "floor-plan"] },
] as const;

type KindEntry = (typeof kindGroups)[number]["entries"][number];

const icons: Readonly<Record<KindEntry, LucideIcon>> = {
  ...{ cards: IdCard, "table-signs": Signpost, "by-name": ListChecks, poster: Presentation },
  ...{ sign: QrCode, "by-table": LayoutList, caterer: ChefHat, "floor-plan": Plan },
};

/** The entry under which a kind is offered. */
function entryOf(kind: PrintKind): KindEntry {
  if (kind === "place-cards" || kind === "escort-cards" || kind === "codes") return "cards";
  return kind === "check-in" ? "by-name" : kind;
}

/** The kind that an entry begins with. */
const kindOf = (entry: KindEntry): PrintKind => (entry === "cards" ? "place-cards" : entry);

export const firstKind: PrintKind = "place-cards";

interface KindChoiceProps {
  kind: PrintKind;
  onChoose: (kind: PrintKind) => void;
}

/** What can be printed, as a list. */
export function KindList({ kind, onChoose }: KindChoiceProps) {
  const name = useId();
  return (
    <chakra.fieldset minW="0">
      <VisibleToReaders>{t("print-screen.kinds.label")}</VisibleToReaders>
      <Stack gap="5">
        {kindGroups.map((group) => (
          <Box key={group.name}>
            <Text textStyle="note" fontWeight="semibold" mb="1">
              {t(`print-screen.groups.${group.name}`)}
            </Text>
            {group.entries.map((entry) => (
              <KindLine key={entry}>
                <KindInput
                  type="radio"
                  name={name}
                  value={entry}
                  checked={entry === entryOf(kind)}
                  aria-describedby={`${name}-${entry}`}
                  onChange={() => onChoose(kindOf(entry))}
                />
                <Icon as={icons[entry]} boxSize="6" color="fg.muted" strokeWidth="1.5" flexShrink="0" aria-hidden />
                <Box minW="0" lineHeight="1.3">
                  <Text as="span" display="block" fontWeight="medium">
                    {t(`print-screen.kinds.${entry}`)}
                  </Text>
                  <Text as="span" id={`${name}-${entry}`} display="block" textStyle="xs" color="fg.muted" aria-hidden>
                    {t(`print-screen.hints.${entry}`)}
                  </Text>
                </Box>
              </KindLine>
            ))}
          </Box>
        ))}
      </Stack>
    </chakra.fieldset>
  );
}

const entries = kindGroups.flatMap((group) => group.entries);

/** For screens without room for a list: the phone's own control. */
export function KindSelect({ kind, onChoose }: KindChoiceProps) {
  const entry = entryOf(kind);
  return (
    <ChoiceField
      label={t("print-screen.kinds.label")}
      value={entry}
      options={entries.map((one) => ({ value: one, label: t(`print-screen.kinds.${one}`) }))}
      hint={t(`print-screen.hints.${entry}`)}
      onChoose={(value) => onChoose(kindOf(entries.find((one) => one === value) ?? entry))}
    />
  );
}

const VisibleToReaders = chakra("legend", { base: { srOnly: true } });

const KindLine = chakra("label", {
  base: {
    ...{ display: "flex", alignItems: "center", gap: "3", minH: "12", mx: "-2", px: "2", py: "1" },
    ...{ borderRadius: "l2", cursor: "pointer", _hover: { bg: "bg.subtle" } },
    "&:has(:checked)": { bg: "colorPalette.subtle" },
    "&:has(:focus-visible)": { outline: "2px solid", outlineColor: "colorPalette.focusRing", outlineOffset: "-1px" },
  },
});

const KindInput = chakra("input", { base: { srOnly: true } });
