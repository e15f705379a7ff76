/** @jsxImportSource preact */
import { isTableNumber } from "../../common/table-name.ts";
import { t } from "./text.ts";

/** A table, to be read at arm's length: a number below the word, or a name. */
export function TableName({ label }: { label: string }) {
  if (label === "") return <span class="table no-table">{t("at-the-door.noTable")}</span>;
  if (!isTableNumber(label)) {
    return (
      <span class="table table-words" dir="auto">
        {label}
      </span>
    );
  }
  return (
    <span class="table">
      <small>{t("at-the-door.table")}</small> <bdi>{label}</bdi>
    </span>
  );
}
