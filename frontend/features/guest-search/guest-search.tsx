import { Box, Center, Spinner, Stack, Text, VisuallyHidden } from "@chakra-ui/react";
import { useRef, useState } from "react";
import { GuestAnswer } from "./guest-answer.tsx";
import { NoGuestsFound } from "./no-guests-found.tsx";
import { OtherMatches } from "./other-matches.tsx";
import { SearchBox } from "./search-box.tsx";
import { guestSearchTexts } from "./texts.ts";
import { type GuestMatch, type GuestSearch as Search, useGuestSearch } from "./use-guest-search.ts";

interface GuestSearchProps {
  /** Undefined while the event is not known: nothing can be searched then. */
  eventId: number | undefined;
  showTablemates: boolean;
}

/** A search box, and below it what was found: the best match greeted at once, the others a touch away. */
export function GuestSearch({ eventId, showTablemates }: GuestSearchProps) {
  const [text, setText] = useState("");
  const [chosenId, setChosenId] = useState<number>();
  const inputRef = useRef<HTMLInputElement>(null);
  const greetingRef = useRef<HTMLHeadingElement>(null);
  const search = useGuestSearch(eventId, text);
  const matches = search.status === "results" ? search.matches : [];
  const chosen = matches.find(({ id }) => id === chosenId) ?? matches[0];

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
    </Stack>
  );
}

function others(matches: GuestMatch[], chosen: GuestMatch | undefined): GuestMatch[] {
  return matches.filter((match) => match !== chosen);
}

interface NoAnswerProps {
  search: Search;
  typed: boolean;
  onReset: () => void;
}

/** What stands in the answer's place while there is none. */
function NoAnswer({ search, typed, onReset }: NoAnswerProps) {
  if (search.status === "loading") return <Searching />;
  if (search.status === "no-results") return <NoGuestsFound onReset={onReset} />;
  if (search.status === "failed") return <NoGuestsFound onReset={onReset} onRetry={search.retry} />;
  if (!typed) return null;
  return (
    <Text color="fg.muted" textAlign="center">
      {guestSearchTexts.keepTyping}
    </Text>
  );
}

function Searching() {
  return (
    <Center minH="24">
      <VisuallyHidden>{guestSearchTexts.searching}</VisuallyHidden>
      <Spinner size="lg" borderWidth="3px" color="colorPalette.fg" />
    </Center>
  );
}
