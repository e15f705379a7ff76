import { Box, Text } from "@chakra-ui/react";
import { useEffect, useRef } from "react";
import { t } from "../../lib/text.ts";
import type { Command, CommandGroup } from "./commands.ts";

interface PaletteListProps {
  id: string;
  groups: readonly CommandGroup[];
  active: Command | undefined;
  optionId: (command: Command) => string;
  onPoint: (command: Command) => void;
  onChoose: (command: Command) => void;
}

export function PaletteList({ id, groups, active, optionId, onPoint, onChoose }: PaletteListProps) {
  const list = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whichever command became active
  useEffect(() => {
    list.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
  }, [active?.key]);

  return (
    <Box
      ref={list}
      id={id}
      role="listbox"
      aria-label={t("commands.results")}
      px="2"
      minH="0"
      overflowY="auto"
      overscrollBehavior="contain"
      scrollPaddingTop="8"
      scrollPaddingBottom="2"
    >
      {groups.map(({ name, commands }) => (
        <Box key={name} role="group" aria-labelledby={`${id}-${name}`} _last={{ pb: "2" }}>
          <Text id={`${id}-${name}`} px="3" pt="3" pb="1" textStyle="xs" fontWeight="medium" color="fg.muted">
            {t(`commands.groups.${name}`)}
          </Text>
          {commands.map((command) => (
            <CommandOption
              key={command.key}
              id={optionId(command)}
              command={command}
              isActive={command.key === active?.key}
              onPoint={() => onPoint(command)}
              onChoose={() => onChoose(command)}
            />
          ))}
        </Box>
      ))}
    </Box>
  );
}

interface CommandOptionProps {
  id: string;
  command: Command;
  isActive: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

function CommandOption({ id, command: { title, note, Icon }, isActive, onPoint, onChoose }: CommandOptionProps) {
  return (
    <Box
      id={id}
      role="option"
      aria-selected={isActive}
      display="flex"
      alignItems="center"
      gap="3"
      px="3"
      py="1.5"
      minH={{ base: "12", md: "10" }}
      rounded="l1"
      cursor="pointer"
      scrollMarginBlock="2"
      bg={isActive ? "brand.subtle" : undefined}
      // Not on entering: a list that changes below a resting pointer must not choose another one.
      onPointerMove={(event) => event.pointerType === "mouse" && !isActive && onPoint()}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <Box color={isActive ? "brand.fg" : "fg.muted"} flexShrink="0" aria-hidden>
        <Icon size={18} />
      </Box>
      <Text as="span" flexGrow="1" minW="0" fontWeight="medium" overflowWrap="anywhere">
        {title}
      </Text>
      {note !== "" && (
        <Text as="span" color="fg.muted" textStyle="sm" textAlign="end" maxW="50%" truncate>
          {note}
        </Text>
      )}
    </Box>
  );
}
