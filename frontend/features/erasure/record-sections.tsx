import { List, Stack, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { WishKind } from "../../../common/wishes/wish-kinds.ts";
import { dateAndTime, longDate } from "../../lib/dates.ts";
import { guestFileTitle } from "../../lib/guest-file-title.ts";
import { t } from "../../lib/text.ts";
import { FactList } from "../../ui/fact-list.tsx";
import { SectionCard } from "../../ui/section-card.tsx";
import { MentionList } from "./mention-list.tsx";
import { changeTexts, factsOf, listedText, listText, type RecordedGuest } from "./record-texts.ts";

export interface RecordWords {
  action: (action: string) => string;
  wish: (kind: WishKind) => string;
  print: (kind: string) => string;
}

interface RecordSectionsProps {
  record: RecordedGuest;
  words: RecordWords;
}

export function RecordSections({ record, words }: RecordSectionsProps) {
  const { wishes, changes, lists, files, prints, mentions, entries } = record;
  return (
    <Stack gap="10">
      <SectionCard title={t("erasure.sections.facts")}>
        <FactList facts={factsOf(record)} columns={3} />
      </SectionCard>
      <Part
        title={t("erasure.sections.wishes")}
        rows={wishes.map(({ kind, others }) => ({ said: words.wish(kind), more: others }))}
      />
      <Part
        title={t("erasure.sections.changes")}
        rows={changes.map((change) => ({
          said: [dateAndTime(change.at), words.action(change.action), change.author ?? ""],
          more: changeTexts(change),
        }))}
      />
      <Part
        title={t("erasure.sections.lists")}
        rows={lists.map((list) => ({
          said: [list.at === null ? "" : dateAndTime(list.at), listText(list)],
          more: [listedText(list)],
        }))}
      />
      <Part
        title={t("erasure.sections.files")}
        rows={files.map(({ filename, createdAt }) => ({ said: longDate(createdAt), more: [guestFileTitle(filename)] }))}
      />
      <Part
        title={t("erasure.sections.prints")}
        rows={prints.map(({ kind, printedAt }) => ({ said: dateAndTime(printedAt), more: [words.print(kind)] }))}
      />
      <SectionCard title={t("erasure.sections.mentions")}>
        {mentions.length === 0 ? <Nothing /> : <MentionList mentions={mentions} />}
      </SectionCard>
      <Part
        title={t("erasure.sections.entries")}
        rows={entries.map(({ action, createdAt }) => ({ said: dateAndTime(createdAt), more: [words.action(action)] }))}
      />
    </Stack>
  );
}

interface PartProps {
  title: string;
  rows: readonly { said: string | readonly string[]; more: readonly string[] }[];
}

function Part({ title, rows }: PartProps) {
  const keyed = rows.map(({ said, more }, place) => ({
    key: place,
    said: [said].flat().filter((text) => text !== ""),
    more,
  }));
  return (
    <SectionCard title={title}>
      {keyed.length === 0 ? (
        <Nothing />
      ) : (
        <List.Root variant="plain" gap="3">
          {keyed.map(({ key, said, more }) => (
            <List.Item key={key} display="block">
              <Text color="fg.muted" textStyle="sm">
                {said.join(" · ")}
              </Text>
              {more.map((line) => (
                <Line key={line}>{line}</Line>
              ))}
            </List.Item>
          ))}
        </List.Root>
      )}
    </SectionCard>
  );
}

const Line = ({ children }: { children: ReactNode }) => (
  <Text overflowWrap="anywhere" whiteSpace="pre-line">
    {children}
  </Text>
);

const Nothing = () => <Text color="fg.muted">{t("erasure.nothing")}</Text>;
