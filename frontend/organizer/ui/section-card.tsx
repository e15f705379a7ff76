import { Box, Button, chakra, Flex, Heading, Stack, Text } from "@chakra-ui/react";
import { ChevronDown } from "lucide-react";
import { type FormEventHandler, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useLocation } from "react-router-dom";

interface SectionCardProps {
  /** Its place in the address, after the #. */
  id?: string;
  title: string;
  description?: string;
  /** Whether only its title is seen until that is pressed. */
  isFolded?: boolean;
  children: ReactNode;
}

export function SectionCard({ id, title, description, isFolded = false, children }: SectionCardProps) {
  const titleId = useId();
  const section = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  const [isUnfolded, setIsUnfolded] = useState(false);
  const isOpen = isUnfolded || !isFolded;
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
      <Stack gap="1" mb={isOpen ? "5" : "2"} maxW="text">
        <Heading as="h2" size="xl" id={titleId}>
          {isFolded ? (
            <FoldButton type="button" aria-expanded={isOpen} onClick={() => setIsUnfolded(!isOpen)}>
              {title}
              <ChevronDown size={20} aria-hidden />
            </FoldButton>
          ) : (
            title
          )}
        </Heading>
        {description !== undefined && isOpen && <Text textStyle="note">{description}</Text>}
      </Stack>
      <Box hidden={!isOpen}>{children}</Box>
    </Box>
  );
}

const FoldButton = chakra("button", {
  base: {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "3",
    w: "full",
    minH: "11",
    textAlign: "start",
    cursor: "pointer",
    focusVisibleRing: "outside",
    "& svg": { flexShrink: "0", color: "fg.muted" },
    "&[aria-expanded=true] svg": { transform: "rotate(180deg)" },
  },
});

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
