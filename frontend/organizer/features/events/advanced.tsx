import { Stack } from "@chakra-ui/react";
import { type ReactNode, useState } from "react";
import { t } from "../../lib/text.ts";
import { Disclosure } from "../../ui/disclosure.tsx";

interface AdvancedProps {
  /** Whether something in it is asked for: then it opens, and stays so. */
  isWanted?: boolean;
  children: ReactNode;
}

/** What few organizers change, folded. */
export function Advanced({ isWanted = false, children }: AdvancedProps) {
  const [wasWanted, setWasWanted] = useState(isWanted);
  if (isWanted && !wasWanted) setWasWanted(true);
  return (
    <Disclosure key={String(wasWanted)} title={t("events.advanced")} isOpenAtFirst={wasWanted}>
      <Stack gap="8" pt="4">
        {children}
      </Stack>
    </Disclosure>
  );
}
