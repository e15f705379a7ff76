import { Box, Center, Spinner, Stack, Text, VisuallyHidden } from "@chakra-ui/react";
import { useEffect, useRef, useState } from "react";
import { t } from "../../lib/text.ts";
import { useOnline } from "../../lib/use-online.ts";
import { GuestAnswer } from "./guest-answer.tsx";
import type { GuestMatch } from "./guest-match.ts";
import { type Find, LastFoundCard } from "./last-found-card.tsx";
import { NoGuestsFound } from "./no-guests-found.tsx";
import { OtherMatches } from "./other-matches.tsx";
import { SearchBox } from "./search-box.tsx";
import { type GuestSearch as Search, useGuestSearch } from "./use-guest-search.ts";

interface GuestSearchProps {
  /** Undefined until the event is known: until then nothing can be searched. */
  eventId: number | undefined;
  showTablemates: boolean;
  /** Whether the search box gets the focus immediately, because it replaces another field. */
  startsFocused?: boolean;
  /** The guest found on this device before. */
  foundBefore?: Find;
  /** Called with the guest who is greeted. */
  onFound?: (guest: GuestMatch) => void;
}

/**
 * A search box with the results below: the best match is greeted immediately, the others are one tap away. While the
 * search gets no answer, the last guest found stays on the screen.
 */
export function GuestSearch({
  eventId,
  showTablemates,
  startsFocused = false,
  foundBefore,
  onFound,
}: GuestSearchProps) {
  const [text, setText] = useState("");
  const [chosenId, setChosenId] = useState<number>();
  const inputRef = useRef<HTMLInputElement>(null);
  const greetingRef = useRef<HTMLHeadingElement>(null);
  const search = useGuestSearch(eventId, text, chosenId);
  const matches = search.status === "results" ? search.matches : [];
  const chosen = matches.find(({ id }) => id === chosenId) ?? matches[0];
  const isCutOff = !useOnline() || search.status === "failed";
  const lastFind = useLastFind(chosen, foundBefore, onFound);
  useEffect(() => {
    if (startsFocused) inputRef.current?.focus();
  }, [startsFocused]);

  function type(newText: string) {
    setText(newText);
    setChosenId(undefined);
  }
  function reset() {
    type("");
    inputRef.current?.focus();
  }
  function choose(guestId: number) {
    setChosenId(guestId);
    greetingRef.current?.focus();
  }

  return (
    <Stack gap="6" w="full" textAlign="start">
      <SearchBox text={text} onText={type} onClear={reset} inputRef={inputRef} disabled={eventId === undefined} />
      <Box role="status">
        {chosen ? (
          <GuestAnswer guest={chosen} showTablemates={showTablemates} greetingRef={greetingRef} />
        ) : (
          <NoAnswer search={search} typed={text.trim() !== ""} onReset={reset} />
        )}
      </Box>
      <OtherMatches others={others(matches, chosen)} onChoose={choose} />
      {isCutOff && !chosen && lastFind && <LastFoundCard find={lastFind} showTablemates={showTablemates} />}
    </Stack>
  );
}

function useLastFind(
  chosen: GuestMatch | undefined,
  foundBefore: Find | undefined,
  onFound: ((guest: GuestMatch) => void) | undefined,
): Find | undefined {
  const [lastFind, setLastFind] = useState(foundBefore);
  useEffect(() => {
    if (!chosen) return;
    setLastFind({ guest: chosen, at: Date.now() });
    onFound?.(chosen);
  }, [chosen, onFound]);
  return lastFind;
}

function others(matches: GuestMatch[], chosen: GuestMatch | undefined): GuestMatch[] {
  return matches.filter((match) => match !== chosen);
}

interface NoAnswerProps {
  search: Search;
  typed: boolean;
  onReset: () => void;
}

/** What shows instead of an answer while there is none. */
function NoAnswer({ search, typed, onReset }: NoAnswerProps) {
  if (search.status === "loading") return <Searching />;
  if (search.status === "no-results") return <NoGuestsFound onReset={onReset} />;
  if (search.status === "failed") return <NoGuestsFound onReset={onReset} failure={search.failure} />;
  if (!typed) return null;
  return (
    <Text color="fg.muted" textAlign="center">
      {t("guest-search.keepTyping")}
    </Text>
  );
}

function Searching() {
  return (
    <Center minH="24">
      <VisuallyHidden>{t("guest-search.searching")}</VisuallyHidden>
      <Spinner size="lg" borderWidth="3px" color="colorPalette.fg" />
    </Center>
  );
}
