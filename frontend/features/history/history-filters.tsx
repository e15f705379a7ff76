import { SimpleGrid } from "@chakra-ui/react";
import type { Ref } from "react";
import type { HistoryKind } from "../../generated/schema-types.ts";
import { languageTag, type PlainScreenKey, t } from "../../lib/text.ts";
import { ChoiceField } from "../../ui/choice-field.tsx";
import type { HistoryFilters_AuthorFragment } from "./generated/history-filters.ts";
import { type HistoryFilterState, historyKinds } from "./use-history-filter.ts";

interface HistoryFiltersProps {
  state: HistoryFilterState;
  authors: readonly HistoryFilters_AuthorFragment[];
  ref: Ref<HTMLDivElement>;
}

const kindTexts: Record<HistoryKind, PlainScreenKey> = {
  GUESTS: "history.filter.kinds.guests",
  TABLES: "history.filter.kinds.tables",
  WISHES: "history.filter.kinds.wishes",
  EVENT: "history.filter.kinds.event",
  IMPORTS: "history.filter.kinds.imports",
  HELPERS: "history.filter.kinds.helpers",
  DOOR: "history.filter.kinds.door",
  UNDO: "history.filter.kinds.undo",
};

export function HistoryFilters({ state, authors, ref }: HistoryFiltersProps) {
  const { filter, setKind, setAuthor } = state;
  return (
    <SimpleGrid
      ref={ref}
      role="group"
      aria-label={t("history.filter.label")}
      tabIndex={-1}
      outline="none"
      columns={2}
      gap="3"
      maxW={{ md: "lg" }}
    >
      <ChoiceField
        label={t("history.filter.person")}
        value={filter.authorId ?? ""}
        options={[{ value: "", label: t("history.filter.everyone") }, ...authorOptions(authors, filter.authorId)]}
        onChoose={setAuthor}
      />
      <ChoiceField
        label={t("history.filter.kind")}
        value={filter.kind ?? ""}
        options={[
          { value: "", label: t("history.filter.everything") },
          ...historyKinds.map((kind) => ({ value: kind, label: t(kindTexts[kind]) })),
        ]}
        onChoose={setKind}
      />
    </SimpleGrid>
  );
}

/** By name, with the chosen author even if nothing in the history is theirs. */
function authorOptions(authors: readonly HistoryFilters_AuthorFragment[], chosen: string | undefined) {
  const options = authors
    .map(({ id, name }) => ({ value: id, label: name }))
    .sort((one, other) => one.label.localeCompare(other.label, languageTag));
  const isListed = chosen === undefined || options.some(({ value }) => value === chosen);
  return isListed ? options : [...options, { value: chosen, label: t("history.unknownUser") }];
}
