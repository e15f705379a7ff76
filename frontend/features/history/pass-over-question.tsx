import { useQuery } from "@apollo/client/react";
import { Box, Button, Skeleton, Stack, Text } from "@chakra-ui/react";
import { useState } from "react";
import { queryFailure } from "../../lib/query-failure.ts";
import { refusalText } from "../../lib/refusal-text.ts";
import { languageTag, t } from "../../lib/text.ts";
import { DialogActions, DialogFrame } from "../../ui/dialog-frame.tsx";
import { LoadError } from "../../ui/load-error.tsx";
import { EarlierUndoDocument, type EarlierUndoQuery } from "./generated/earlier-undo.ts";
import type { HistoryTable_EntryFragment } from "./generated/history-table.ts";
import { changeSentences } from "./history-sentences.ts";
import { historyActionText, historyDetailsText } from "./history-wording.ts";

interface PassOverQuestionProps {
  eventId: number;
  /** The entry that could not be undone; null while nothing is asked. */
  historyEntryId: number | null;
  onPassOver: (historyEntryId: number, passOver: readonly number[]) => void;
  onClose: () => void;
}

/** Says which change cannot be undone and why, and offers to pass over it. */
export function PassOverQuestion({ historyEntryId, ...props }: PassOverQuestionProps) {
  // While the dialog closes, it still shows what it was about.
  const [about, setAbout] = useState(historyEntryId);
  if (historyEntryId !== null && historyEntryId !== about) setAbout(historyEntryId);
  if (about === null) return null;
  return <Question key={about} isOpen={historyEntryId !== null} historyEntryId={about} {...props} />;
}

interface QuestionProps extends Omit<PassOverQuestionProps, "historyEntryId"> {
  isOpen: boolean;
  historyEntryId: number;
}

function Question({ eventId, historyEntryId, isOpen, onPassOver, onClose }: QuestionProps) {
  const { data, error, refetch } = useQuery(EarlierUndoDocument, {
    variables: { eventId, historyEntryId },
    // What stands in the way changes with every change.
    fetchPolicy: "no-cache",
  });
  const failure = queryFailure(error, refetch, refusalText);
  const found = data?.earlierUndo;
  const count = found?.blocked.length ?? 1;

  function pass(): void {
    if (!found?.entry) return;
    onPassOver(
      found.entry.id,
      found.blocked.map(({ entry }) => entry.id),
    );
    onClose();
  }

  return (
    <DialogFrame open={isOpen} title={t("history.passOver.title", { count })} size="md" onClose={onClose}>
      <Stack gap="4" mb="6">
        {failure && <LoadError title={t("history.loadFailed")} {...failure} />}
        {!found && !failure && <Skeleton h="24" />}
        {found && <Found found={found} />}
      </Stack>
      <DialogActions>
        <Button variant="outline" onClick={onClose}>
          {found && !found.entry ? t("ui.close") : t("ui.cancel")}
        </Button>
        {found?.entry && <Button onClick={pass}>{t("history.passOver.confirm")}</Button>}
      </DialogActions>
    </DialogFrame>
  );
}

const and = new Intl.ListFormat(languageTag);

function Found({ found }: { found: EarlierUndoQuery["earlierUndo"] }) {
  const { blocked, entry, leftAloneCount, leftAloneNames } = found;
  return (
    <>
      <Stack as="ul" gap="3" listStyleType="none">
        {blocked.map(({ entry: { id, ...one }, reason }) => (
          <Box as="li" key={id}>
            <Text fontWeight="medium">{whatOf(one)}</Text>
            <Text textStyle="sm" color="fg.muted">
              {reason}
            </Text>
          </Box>
        ))}
      </Stack>
      {entry ? (
        <Box>
          {blocked.length > 0 && <Text>{t("history.passOver.offer", { count: blocked.length })}</Text>}
          <Text fontWeight="medium">{whatOf(entry)}</Text>
          {leftAloneCount > 0 && (
            <Text textStyle="sm" color="fg.muted">
              {t("history.passOver.leftAlone", {
                count: leftAloneCount,
                names: and.format(leftAloneCount > leftAloneNames.length ? [...leftAloneNames, "…"] : leftAloneNames),
              })}
            </Text>
          )}
        </Box>
      ) : (
        <Text>{t("history.passOver.nothing")}</Text>
      )}
    </>
  );
}

/** The change as a sentence, or what kind it is and how many it is about. */
function whatOf(entry: Omit<HistoryTable_EntryFragment, "id">): string {
  const { action, details, changes, changeCount } = entry;
  const [sentence] = changes.flatMap(changeSentences);
  if (sentence === undefined) return `${historyActionText(action)} ${historyDetailsText(action, details)}`.trim();
  return changeCount > 1 ? `${sentence} ${t("history.more", { count: changeCount - 1 })}` : sentence;
}
