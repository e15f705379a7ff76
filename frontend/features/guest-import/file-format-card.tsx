import { Button, List, Stack, Table, Text } from "@chakra-ui/react";
import { Download } from "lucide-react";
import { csvBlob } from "../../lib/csv-blob.ts";
import { download } from "../../lib/download.ts";
import { SectionCard } from "../../ui/section-card.tsx";
import { importTexts } from "./import-texts.ts";
import { uploadTexts } from "./upload-texts.ts";

/** What a guest list file looks like, with a file to start from. */
export function FileFormatCard() {
  const { format: texts } = uploadTexts;
  return (
    <SectionCard title={texts.title}>
      <Stack gap="4">
        <Text>{texts.intro}</Text>
        <List.Root ps="5" gap="1">
          <FormatItem name={texts.name} hint={texts.nameHint} />
          <FormatItem name={texts.table} hint={texts.tableHint} />
        </List.Root>
        <ExampleTable />
        <Text color="fg.muted" textStyle="sm">
          {texts.extra}
        </Text>
        <Button alignSelf="start" variant="outline" onClick={saveTemplate}>
          <Download aria-hidden />
          {importTexts.template.download}
        </Button>
      </Stack>
    </SectionCard>
  );
}

function saveTemplate() {
  const { columns, rows } = uploadTexts.format.example;
  download(csvBlob([columns, ...rows]), importTexts.template.filename);
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
  const { example, exampleLabel } = uploadTexts.format;
  return (
    <Table.Root size="sm" variant="outline" borderRadius="l2" overflow="hidden" aria-label={exampleLabel}>
      <Table.Header>
        <Table.Row>
          {example.columns.map((column) => (
            <Table.ColumnHeader key={column} scope="col">
              {column}
            </Table.ColumnHeader>
          ))}
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {example.rows.map((row) => (
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
