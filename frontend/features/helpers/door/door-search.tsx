import { Box, CloseButton, Input, InputGroup, Stack, Text, VisuallyHidden } from "@chakra-ui/react";
import { Search } from "lucide-react";
import { type KeyboardEvent, useRef, useState } from "react";
import { tableTitle } from "../../../lib/table-texts.ts";
import { t } from "../../../lib/text.ts";
import { Drawing } from "../../../ui/drawing.tsx";
import { EmptyPanel } from "../../../ui/empty-panel.tsx";
import { LoadError } from "../../../ui/load-error.tsx";
import { DoorMatchItem } from "./door-match.tsx";
import { type DoorMatch, type DoorSearch, searchLength, useDoorSearch } from "./use-door-search.ts";

const maxMatches = 10;

interface DoorSearchScreenProps {
  event: { id: number; showTablemates: boolean };
}

/** Finds guests one after the other: the field gets the focus back with whatever is typed; Escape clears it. */
export function DoorSearchScreen({ event }: DoorSearchScreenProps) {
  const [typed, setTyped] = useState("");
  const [chosenId, setChosenId] = useState<number | null>();
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const search = useDoorSearch(event.id, typed, chosenId ?? undefined);
  const openId = openMatch(search.matches, chosenId);

  function type(text: string) {
    setTyped(text);
    setChosenId(undefined);
  }

  function startOver() {
    type("");
    field.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape") startOver();
    else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      moveFocus(box.current, field.current, event.key === "ArrowDown" ? 1 : -1);
    } else if (event.key === "Enter" && event.target === field.current) setChosenId(search.matches?.[0]?.id);
    // The letter itself then goes into the field.
    else if (isLetter(event) && event.target !== field.current) field.current?.focus();
  }

  return (
    <Stack ref={box} gap="4" w="full" maxW="3xl" mx="auto" onKeyDown={onKeyDown}>
      <Box position="sticky" top="0" zIndex="1" bg="bg" py="2">
        <InputGroup
          startElement={<Search size={22} aria-hidden />}
          endElement={
            typed === "" ? undefined : (
              <CloseButton size="lg" me="-2" aria-label={t("helpers.door.clear")} onClick={startOver} />
            )
          }
        >
          <Input
            ref={field}
            role="searchbox"
            aria-label={t("helpers.door.label")}
            placeholder={t("helpers.door.label")}
            h="16"
            ps="12"
            fontSize="xl"
            autoFocus
            autoComplete="off"
            autoCapitalize="words"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={searchLength.max}
            value={typed}
            onChange={(change) => type(change.currentTarget.value)}
            // What is typed next is about the next guest.
            onFocus={(focus) => focus.currentTarget.select()}
          />
        </InputGroup>
      </Box>
      <Found search={search} openId={openId} showsTablemates={event.showTablemates} onOpen={setChosenId} />
      <VisuallyHidden role="status">{spoken(search)}</VisuallyHidden>
    </Stack>
  );
}

interface FoundProps {
  search: DoorSearch;
  openId: number | undefined;
  showsTablemates: boolean;
  onOpen: (id: number | null) => void;
}

function Found({ search: { query, matches, isSearching, failure }, openId, showsTablemates, onOpen }: FoundProps) {
  if (failure) return <LoadError title={t("helpers.door.failed")} {...failure} />;
  if (matches === undefined) return query === "" ? <Hints /> : null;
  if (matches.length === 0) {
    return isSearching ? null : (
      <EmptyPanel
        icon={<Drawing name="signpost" />}
        title={t("helpers.door.none")}
        description={t("helpers.door.noneHint")}
      />
    );
  }
  return (
    <Box>
      <Box
        as="ul"
        listStyleType="none"
        aria-label={t("helpers.door.results")}
        aria-busy={isSearching}
        borderTopWidth="1px"
      >
        {matches.map((match) => (
          <DoorMatchItem
            key={match.id}
            match={match}
            isOpen={match.id === openId}
            showsTablemates={showsTablemates}
            onToggle={() => onOpen(match.id === openId ? null : match.id)}
          />
        ))}
      </Box>
      {matches.length >= maxMatches && (
        <Text mt="3" textStyle="sm" color="fg.muted">
          {t("helpers.door.most")}
        </Text>
      )}
    </Box>
  );
}

function Hints() {
  return (
    <Stack gap="1" color="fg.muted" px="1">
      <Text>{t("helpers.door.hint")}</Text>
      <Text hideBelow="lg" textStyle="sm">
        {t("helpers.door.keys")}
      </Text>
    </Stack>
  );
}

function openMatch(matches: readonly DoorMatch[] | undefined, chosenId: number | null | undefined): number | undefined {
  if (chosenId === null) return undefined;
  return chosenId ?? (matches?.length === 1 ? matches[0]?.id : undefined);
}

function spoken({ matches, isSearching }: DoorSearch): string {
  if (matches === undefined || isSearching) return "";
  const [first, ...others] = matches;
  if (first === undefined) return t("helpers.door.none");
  if (others.length > 0) return t("helpers.door.count", { count: matches.length });
  const table = first.tableNumber === "" ? t("helpers.door.noTable") : tableTitle(first.tableNumber);
  return t("helpers.door.one", { name: first.name, table });
}

function isLetter({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key.length === 1 && key !== " " && !ctrlKey && !metaKey && !altKey;
}

function moveFocus(box: HTMLElement | null, field: HTMLElement | null, step: number): void {
  const stops = [field, ...(box?.querySelectorAll<HTMLElement>("[data-match]") ?? [])];
  const at = stops.findIndex((stop) => stop?.matches(":focus"));
  stops[Math.min(Math.max(at + step, 0), stops.length - 1)]?.focus();
}
