import { Box, chakra, Grid } from "@chakra-ui/react";
import { useId, useState } from "react";
import type { WishKind } from "../../../../../common/wishes/wish-kinds.ts";
import { t } from "../../../../lib/text.ts";
import { ChoiceField } from "../../../../ui/choice-field.tsx";
import { RadioCard } from "../../../../ui/radio-card.tsx";
import { commonKinds, isIn } from "../model/wish-groups.ts";
import { kindText } from "../wish-texts.ts";

interface KindFieldProps {
  kind: WishKind;
  kinds: readonly WishKind[];
  onChoose: (kind: WishKind) => void;
}

/** The few kinds that most wishes are of, and the others behind "More". */
export function KindField({ kind, kinds, onChoose }: KindFieldProps) {
  const name = useId();
  const [isMore, setIsMore] = useState(!isIn(commonKinds, kind));
  const others = kinds.filter((one) => !isIn(commonKinds, one));
  const [other = kind] = others;

  function choose(chosen: WishKind, isOther: boolean): void {
    setIsMore(isOther);
    onChoose(chosen);
  }

  return (
    <chakra.fieldset minW="0">
      <chakra.legend fontWeight="medium" textStyle="sm" mb="1.5">
        {t("seating-wishes.form.kind")}
      </chakra.legend>
      <Grid gap="2" templateColumns={{ base: "1fr", sm: "1fr 1fr" }}>
        {commonKinds
          .filter((one) => kinds.includes(one))
          .map((one) => (
            <RadioCard
              key={one}
              name={name}
              value={one}
              label={kindText(one)}
              isChosen={!isMore && one === kind}
              onChoose={() => choose(one, false)}
            />
          ))}
        {others.length > 0 && (
          <RadioCard
            name={name}
            value="more"
            label={t("guest-list.more")}
            isChosen={isMore}
            onChoose={() => choose(other, true)}
          />
        )}
      </Grid>
      {isMore && (
        <Box mt="3">
          <ChoiceField
            isInDialog
            label={t("seating-wishes.form.other")}
            value={kind}
            options={others.map((one) => ({ value: one, label: kindText(one) }))}
            onChoose={(value) => {
              const chosen = others.find((one) => one === value);
              if (chosen) onChoose(chosen);
            }}
          />
        </Box>
      )}
    </chakra.fieldset>
  );
}
