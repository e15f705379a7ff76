import { Box, Heading, Stack } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";
import { Disclosure } from "../../../ui/disclosure.tsx";

interface ChoiceSectionProps {
  title: string;
  isPhone: boolean;
  children: ReactNode;
}

export function ChoiceSection({ title, isPhone, children }: ChoiceSectionProps) {
  const titleId = useId();
  if (isPhone)
    return (
      <Box borderTopWidth="1px" _first={{ borderTopWidth: "0" }}>
        <Disclosure title={title}>
          <Stack gap="4" pb="5">
            {children}
          </Stack>
        </Disclosure>
      </Box>
    );
  return (
    <Stack as="section" aria-labelledby={titleId} gap="3.5">
      <Heading as="h2" id={titleId} textStyle="sm" fontFamily="body" fontWeight="semibold" color="fg.muted">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}
