import { Box, Button, Flex, Heading, Stack, Text } from "@chakra-ui/react";
import { type FormEventHandler, type ReactNode, useEffect, useId, useRef } from "react";
import { useLocation } from "react-router-dom";

interface SectionCardProps {
  /** Its place in the address, after the #. */
  id?: string;
  title: string;
  description?: string;
  children: ReactNode;
}

export function SectionCard({ id, title, description, children }: SectionCardProps) {
  const titleId = useId();
  const section = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  // The browser looks for it before it is on the screen.
  useEffect(() => {
    if (hash === `#${id}`) section.current?.scrollIntoView({ block: "start" });
  }, [hash, id]);
  return (
    <Box
      as="section"
      ref={section}
      id={id}
      scrollMarginTop="6"
      aria-labelledby={titleId}
      minW="0"
      borderTopWidth="1px"
      pt="8"
      pb="2"
      css={{ "&:first-child": { borderTopWidth: "0", pt: "0" } }}
    >
      <Stack gap="1" mb="5" maxW="text">
        <Heading as="h2" size="xl" id={titleId}>
          {title}
        </Heading>
        {description !== undefined && (
          <Text color="fg.muted" textStyle="sm">
            {description}
          </Text>
        )}
      </Stack>
      {children}
    </Box>
  );
}

interface SectionFormProps extends SectionCardProps {
  submitLabel: string;
  busyLabel: string;
  isBusy: boolean;
  isSecondary: boolean;
  onSubmit: FormEventHandler;
}

/** A section that is a form, with its button at the end. */
export function SectionForm({ submitLabel, busyLabel, isBusy, isSecondary, onSubmit, ...section }: SectionFormProps) {
  return (
    <SectionCard {...section}>
      <form noValidate onSubmit={onSubmit}>
        <Stack gap="6">
          {section.children}
          <Flex justify="flex-end">
            <Button type="submit" variant={isSecondary ? "outline" : "solid"} loading={isBusy} loadingText={busyLabel}>
              {submitLabel}
            </Button>
          </Flex>
        </Stack>
      </form>
    </SectionCard>
  );
}
