import { Button, List, Stack, Table, Text } from "@chakra-ui/react";
import { Download } from "lucide-react";
import { csvBlob, download } from "../../lib/page.ts";
import { t } from "../../lib/text.ts";
import { SectionCard } from "../../ui/section-card.tsx";

interface FileFormatCardProps {
  disabled?: boolean;
  isFolded: boolean;
}

/** Which columns a spreadsheet needs, with an example. */
export function FileFormatCard({ disabled = false, isFolded }: FileFormatCardProps) {
  return (
    <SectionCard id="file-format" title={t("guest-upload.format.title")} isFolded={isFolded}>
      <Stack gap="4">
        <Text>{t("guest-upload.format.intro")}</Text>
        <List.Root ps="5" gap="1">
          <FormatItem name={t("guest-upload.format.name")} hint={t("guest-upload.format.nameHint")} />
          <FormatItem name={t("guest-upload.format.table")} hint={t("guest-upload.format.tableHint")} />
        </List.Root>
        <ExampleTable />
        <Text textStyle="note">{t("guest-upload.format.extra")}</Text>
        <Button alignSelf="start" variant="outline" size="sm" disabled={disabled} onClick={saveTemplate}>
          <Download aria-hidden />
          {t("guest-import.template.download")}
        </Button>
      </Stack>
    </SectionCard>
  );
}

function exampleList() {
  return {
    columns: [t("guest-upload.format.name"), t("guest-upload.format.table"), t("guest-upload.format.example.meal")],
    rows: [
      ["Maria Lindgren", "1", t("guest-upload.format.example.fish")],
      ["Tom O’Hara", "1", t("guest-upload.format.example.vegetarian")],
      ["Aiko Tanaka", "2", t("guest-upload.format.example.beef")],
    ],
  };
}

function saveTemplate() {
  const { columns, rows } = exampleList();
  download(csvBlob([columns, ...rows]), t("guest-import.template.filename"));
}

function FormatItem({ name, hint }: { name: string; hint: string }) {
  return (
    <List.Item>
      <Text as="span" fontWeight="semibold">
        {name}
      </Text>
      : {hint}
    </List.Item>
  );
}

function ExampleTable() {
  const { columns, rows } = exampleList();
  return (
    <Table.Root
      size="sm"
      variant="outline"
      borderRadius="l2"
      overflow="hidden"
      aria-label={t("guest-upload.format.exampleLabel")}
    >
      <Table.Header>
        <Table.Row>
          {columns.map((column) => (
            <Table.ColumnHeader key={column} scope="col">
              {column}
            </Table.ColumnHeader>
          ))}
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {rows.map((row) => (
          <Table.Row key={row[0]}>
            {row.map((cell) => (
              <Table.Cell key={cell}>{cell}</Table.Cell>
            ))}
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}
