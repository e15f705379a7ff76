import { Box, chakra, NativeSelect, Stack, Text } from "@chakra-ui/react";
import { useId } from "react";
import { type PrintKind, printKinds } from "../../../../common/print/print-kinds.ts";
import { t } from "../../../lib/text.ts";
import { KindDrawing } from "./kind-drawing.tsx";
import { kindGroups } from "./kind-groups.ts";

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
            {group.kinds.map((offered) => (
              <KindLine key={offered}>
                <KindInput
                  type="radio"
                  name={name}
                  value={offered}
                  checked={offered === kind}
                  aria-describedby={`${name}-${offered}`}
                  onChange={() => onChoose(offered)}
                />
                <KindDrawing kind={offered} />
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
  return (
    <Box display="flex" gap="3" alignItems="center">
      <KindDrawing kind={kind} />
      <Box flex="1" minW="0">
        <NativeSelect.Root>
          <NativeSelect.Field
            aria-label={t("print-screen.kinds.label")}
            aria-describedby={hintId}
            fontWeight="medium"
            value={kind}
            onChange={(change) => {
              const chosen = printKinds.find((one) => one === change.currentTarget.value);
              if (chosen !== undefined) onChoose(chosen);
            }}
          >
            {kindGroups.map((group) => (
              <optgroup key={group.name} label={t(`print-screen.groups.${group.name}`)}>
                {group.kinds.map((offered) => (
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
          {t(`print-screen.hints.${kind}`)}
        </Text>
      </Box>
    </Box>
  );
}

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
