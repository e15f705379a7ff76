import { Box, chakra, NativeSelect, Stack, Text } from "@chakra-ui/react";
import { useId } from "react";
import type { PrintKind } from "../../../../common/print/print-kinds.ts";
import { t } from "../../../lib/text.ts";
import { KindDrawing } from "./kind-drawing.tsx";
import { entryOf, kindGroups, kindOf } from "./kind-groups.ts";

interface KindChoiceProps {
  kind: PrintKind;
  onChoose: (kind: PrintKind) => void;
}

export function KindList({ kind, onChoose }: KindChoiceProps) {
  const name = useId();
  return (
    <chakra.fieldset minW="0">
      <VisibleToReaders>{t("print-screen.kinds.label")}</VisibleToReaders>
      <Stack gap="5">
        {kindGroups.map((group) => (
          <Box key={group.name}>
            <Text textStyle="sm" fontWeight="semibold" color="fg.muted" mb="1">
              {t(`print-screen.groups.${group.name}`)}
            </Text>
            {group.entries.map((offered) => (
              <KindLine key={offered}>
                <KindInput
                  type="radio"
                  name={name}
                  value={offered}
                  checked={offered === entryOf(kind)}
                  aria-describedby={`${name}-${offered}`}
                  onChange={() => onChoose(kindOf(offered))}
                />
                <KindDrawing entry={offered} />
                <Box minW="0">
                  <Text as="span" display="block" fontWeight="medium" lineHeight="1.3">
                    {t(`print-screen.kinds.${offered}`)}
                  </Text>
                  <Text
                    as="span"
                    id={`${name}-${offered}`}
                    display="block"
                    textStyle="xs"
                    color="fg.muted"
                    lineHeight="1.3"
                    aria-hidden
                  >
                    {t(`print-screen.hints.${offered}`)}
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

/** For screens without room for a list: the phone's own control. */
export function KindSelect({ kind, onChoose }: KindChoiceProps) {
  const hintId = useId();
  const entry = entryOf(kind);
  return (
    <Box display="flex" gap="3" alignItems="center">
      <KindDrawing entry={entry} />
      <Box flex="1" minW="0">
        <NativeSelect.Root>
          <NativeSelect.Field
            aria-label={t("print-screen.kinds.label")}
            aria-describedby={hintId}
            fontWeight="medium"
            value={entry}
            onChange={(change) => {
              const chosen = entries.find((one) => one === change.currentTarget.value);
              if (chosen !== undefined) onChoose(kindOf(chosen));
            }}
          >
            {kindGroups.map((group) => (
              <optgroup key={group.name} label={t(`print-screen.groups.${group.name}`)}>
                {group.entries.map((offered) => (
                  <option key={offered} value={offered}>
                    {t(`print-screen.kinds.${offered}`)}
                  </option>
                ))}
              </optgroup>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
        <Text id={hintId} mt="1" textStyle="sm" color="fg.muted">
          {t(`print-screen.hints.${entry}`)}
        </Text>
      </Box>
    </Box>
  );
}

const entries = kindGroups.flatMap((group) => group.entries);

const VisibleToReaders = chakra("legend", { base: { srOnly: true } });

const KindLine = chakra("label", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "3",
    minH: "12",
    mx: "-2",
    px: "2",
    py: "1",
    borderRadius: "l2",
    cursor: "pointer",
    _hover: { bg: "bg.subtle" },
    "&:has(:checked)": { bg: "colorPalette.subtle" },
    "&:has(:focus-visible)": { outline: "2px solid", outlineColor: "colorPalette.focusRing", outlineOffset: "-1px" },
  },
});

const KindInput = chakra("input", { base: { srOnly: true } });
