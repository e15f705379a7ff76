import { Box, CloseButton, Dialog, Flex, Input, VisuallyHidden } from "@chakra-ui/react";
import { Search } from "lucide-react";
import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useId, useState } from "react";
import { maxSearchLength } from "../../../common/limits.ts";
import { t } from "../../lib/text.ts";
import { type Command, type CommandAct, commandAfter } from "./commands.ts";
import type { EventPlaces } from "./event-places.ts";
import { isMac } from "./key-names.ts";
import { meaningOf } from "./key-press.ts";
import { PaletteFooter } from "./palette-footer.tsx";
import { PaletteList } from "./palette-list.tsx";
import { NothingFound, SearchFailed } from "./palette-states.tsx";
import { useCommandGroups } from "./use-command-groups.ts";

interface PaletteContentProps {
  places: EventPlaces;
  field: RefObject<HTMLInputElement | null>;
  onChoose: (act: CommandAct) => void;
  onClose: () => void;
}

export function PaletteContent({ places, field, onChoose, onClose }: PaletteContentProps) {
  const listId = useId();
  const [typed, setTyped] = useState("");
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const { groups, isComplete, failure } = useCommandGroups(places, typed);
  const commands = groups.flatMap((group) => group.commands);
  const active = Math.max(
    0,
    commands.findIndex(({ key }) => key === activeKey),
  );
  const current = commands[active];
  const guests = groups.find(({ name }) => name === "guests")?.commands ?? [];
  // Guests who were found by what was typed before stay meanwhile.
  const isCertain = isComplete || failure !== undefined || (current !== undefined && !guests.includes(current));
  const enter = useEnter(current, isCertain, ({ act }) => onChoose(act));

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    const next = commandAfter(commands, active, event.key);
    if (meaningOf(event.nativeEvent, isMac()) === "palette") onClose();
    else if (next) setActiveKey(next.key);
    else if (event.key === "Enter" && !event.nativeEvent.isComposing) enter.press();
    else return;
    event.preventDefault();
  }

  return (
    <>
      <Flex align="center" gap="2" ps="4" pe="2" borderBottomWidth="1px">
        <Box color="fg.muted" flexShrink="0" aria-hidden>
          <Search size={18} />
        </Box>
        <Input
          ref={field}
          role="combobox"
          aria-label={t("commands.field")}
          placeholder={t("commands.field")}
          aria-expanded={commands.length > 0}
          aria-autocomplete="list"
          aria-controls={listId}
          {...(current && { "aria-activedescendant": optionId(listId, active) })}
          variant="flushed"
          borderWidth="0"
          h="14"
          fontSize="md"
          _focusVisible={{ boxShadow: "none", outline: "none" }}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={maxSearchLength}
          value={typed}
          onChange={(change) => {
            setTyped(change.currentTarget.value);
            setActiveKey(null);
            enter.forget();
          }}
          onKeyDown={onKeyDown}
        />
        <Dialog.CloseTrigger asChild position="static">
          <CloseButton size={{ base: "lg", md: "sm" }} aria-label={t("ui.close")} />
        </Dialog.CloseTrigger>
      </Flex>
      <Flex direction="column" h={{ base: "26rem", md: "24rem" }} maxH="calc(100dvh - 12rem)">
        <PaletteList
          id={listId}
          groups={groups}
          active={current}
          optionId={(command) => optionId(listId, commands.indexOf(command))}
          onPoint={({ key }) => setActiveKey(key)}
          onChoose={({ act }) => onChoose(act)}
        />
        {failure && <SearchFailed {...failure} />}
        {commands.length === 0 && isComplete && !failure && <NothingFound typed={typed.trim()} />}
      </Flex>
      <PaletteFooter onShowKeys={() => onChoose({ kind: "showKeys" })} />
      <VisuallyHidden role="status">
        {typed.trim() === "" || !isComplete ? "" : t("commands.count", { count: commands.length })}
      </VisuallyHidden>
    </>
  );
}

const optionId = (listId: string, index: number) => `${listId}-${index}`;

/** Enter waits until it is certain what it chooses. */
function useEnter(current: Command | undefined, isCertain: boolean, onEnter: (command: Command) => void) {
  const [isWaiting, setIsWaiting] = useState(false);
  const choose = useEffectEvent(onEnter);
  useEffect(() => {
    if (!isWaiting || !isCertain) return;
    setIsWaiting(false);
    if (current) choose(current);
  }, [isWaiting, isCertain, current]);
  return {
    press: () => setIsWaiting(true),
    forget: () => setIsWaiting(false),
  };
}
