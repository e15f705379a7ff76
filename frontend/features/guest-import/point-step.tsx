import { Button, Flex, Heading, NativeSelect, Stack, Text } from "@chakra-ui/react";
import { Armchair, UserRound } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import type { GuestFileCellRole, GuestFileSampleInput } from "../../generated/schema-types.ts";
import { t } from "../../lib/text.ts";
import { ActionBar } from "../../ui/action-bar.tsx";
import { Pagination } from "../../ui/pagination.tsx";
import type { GuestFilePreview_PreviewFragment } from "./generated/guest-file-preview.ts";
import { type ImportRequest, withPointed } from "./import-request.ts";
import { PointGrid } from "./point-grid.tsx";
import { type CellPlace, type Pointing, pointedBy, startedPointing, withCell } from "./pointing.ts";
import { columnLetters } from "./sheet-columns.ts";
import type { GuestImport } from "./use-guest-import.ts";

interface PointStepProps {
  guestImport: GuestImport;
  request: ImportRequest;
  preview: GuestFilePreview_PreviewFragment;
  onClose: () => void;
}

/** The organizer points at one guest, and sees who else is found by that. */
export function PointStep({ guestImport, request, preview, onClose }: PointStepProps) {
  const { isLoading, setRequest, shownSample: shown } = guestImport;
  const [pointing, setPointing] = useState(startedPointing);
  const [name, setName] = useState("");
  const { step } = pointing;
  const isRead = step === "done" && !isLoading;
  const title = useRef<HTMLHeadingElement>(null);

  // What had the focus has disappeared.
  useEffect(() => title.current?.focus(), []);

  function point(next: Pointing) {
    const pointed = pointedBy(next, preview.sheet);
    setPointing(next);
    if (pointed !== null) setRequest(withPointed(request, pointed));
  }

  function onChoose(cell: CellPlace, text: string) {
    if (step === "name") setName(text);
    point(withCell(pointing, cell));
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Escape") return;
    event.preventDefault();
    if (step === "name") onClose();
    else setPointing(startedPointing);
  }

  return (
    <Flex direction="column" flex="1" gap="6" onKeyDown={onKeyDown}>
      <Stack gap="4" aria-busy={isLoading}>
        <Stack gap="1" maxW="text">
          <Heading ref={title} as="h3" size="lg" tabIndex={-1} outline="none">
            {t("guest-import.point.title")}
          </Heading>
          <Text color="fg.muted">{t("guest-import.point.hint")}</Text>
        </Stack>
        <PartChoice
          preview={preview}
          shown={shown}
          onChange={(sample) => {
            setPointing(sample.sheet === preview.sheet ? pointing : startedPointing);
            setRequest({ ...request, sample });
          }}
        />
        <PointGrid
          key={`${preview.sheet} ${shown?.fromColumn} ${shown?.fromRow}`}
          preview={preview}
          fromColumn={shown?.fromColumn ?? 0}
          pointing={pointing}
          showsRoles={step === "name" || isRead}
          onChoose={onChoose}
        />
        <Legend />
      </Stack>
      <ActionBar
        onCancel={onClose}
        cancelLabel={t("guest-import.point.back")}
        status={
          <Flex gap="3" rowGap="2" wrap="wrap" align="center">
            <Prompt guestImport={guestImport} preview={preview} pointing={pointing} name={name} />
            <OtherChoices pointing={pointing} onPoint={point} />
          </Flex>
        }
        action={
          <MainAction
            step={step}
            isReady={guestImport.isCurrent && preview.problem === null}
            onStartOver={() => setPointing(startedPointing)}
            onUse={onClose}
          />
        }
      />
    </Flex>
  );
}

interface PromptProps extends Pick<PointStepProps, "guestImport" | "preview"> {
  pointing: Pointing;
  name: string;
}

/** What to do next, or what was found. */
function Prompt({ guestImport: { isLoading, failure }, preview, pointing: { step }, name }: PromptProps) {
  if (step !== "done") {
    return (
      <Text fontWeight="semibold">
        {step === "table" ? t("guest-import.point.table", { name }) : t(`guest-import.point.${step}`)}
      </Text>
    );
  }
  if (isLoading) return <Text color="fg.muted">{t("guest-import.preview.loading")}</Text>;
  const problem = failure?.reason ?? preview.problem;
  if (problem !== null) return <Text color="brass.fg">{problem}</Text>;
  return (
    <Text fontWeight="semibold" color="brand.fg">
      {t("guest-import.preview.found", { count: preview.guestCount, tables: preview.tableCount })}
    </Text>
  );
}

interface MainActionProps {
  step: Pointing["step"];
  isReady: boolean;
  onStartOver: () => void;
  onUse: () => void;
}

function MainAction({ step, isReady, onStartOver, onUse }: MainActionProps) {
  const flex = { base: "1", sm: "none" };
  if (step === "name") return null;
  if (step === "done") {
    return (
      <Button flex={flex} disabled={!isReady} onClick={onUse}>
        {t("guest-import.point.use")}
      </Button>
    );
  }
  return (
    <Button variant="outline" flex={flex} onClick={onStartOver}>
      {t("guest-import.point.startOver")}
    </Button>
  );
}

interface OtherChoicesProps {
  pointing: Pointing;
  onPoint: (next: Pointing) => void;
}

/** What can be done instead of choosing a cell. */
function OtherChoices({ pointing, onPoint }: OtherChoicesProps) {
  const { step, lastName } = pointing;
  return (
    <Flex gap="2" wrap="wrap" _empty={{ display: "none" }}>
      {step === "table" && (
        <Button size="sm" variant="outline" onClick={() => onPoint({ ...pointing, step: "done", table: null })}>
          {t("guest-import.point.noTable")}
        </Button>
      )}
      {step === "table" && lastName === null && (
        <Button size="sm" variant="outline" onClick={() => onPoint({ ...pointing, step: "lastName" })}>
          {t("guest-import.point.otherLastName")}
        </Button>
      )}
      {step === "done" && (
        <Button size="sm" variant="outline" onClick={() => onPoint(startedPointing)}>
          {t("guest-import.point.startOver")}
        </Button>
      )}
    </Flex>
  );
}

const rowsPerPage = 100;
const columnsPerPage = 30;

interface PartChoiceProps {
  preview: PointStepProps["preview"];
  shown: GuestFileSampleInput | null;
  onChange: (sample: GuestFileSampleInput) => void;
}

/** Which sheet, and which part of a large one. */
function PartChoice({ preview, shown, onChange }: PartChoiceProps) {
  const { sheets, sheet, rowCount, columnCount } = preview;
  const { fromRow = 0, fromColumn = 0 } = shown ?? {};
  const starts = Array.from({ length: Math.ceil(columnCount / columnsPerPage) }, (_, page) => page * columnsPerPage);
  if (sheets.length < 2 && starts.length < 2 && rowCount <= rowsPerPage) return null;
  return (
    <Flex gap="4" wrap="wrap" align="end">
      {sheets.length > 1 && (
        <Choice label={t("guest-import.point.sheet")} value={sheet} onChange={(name) => onChange({ sheet: name })}>
          {sheets.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Choice>
      )}
      {starts.length > 1 && (
        <Choice
          label={t("guest-import.point.columns")}
          value={String(fromColumn)}
          onChange={(from) => onChange({ sheet, fromRow, fromColumn: Number(from) })}
        >
          {starts.map((from) => (
            <option key={from} value={from}>
              {t("guest-import.point.columnRange", {
                from: columnLetters(from),
                to: columnLetters(Math.min(columnCount, from + columnsPerPage) - 1),
              })}
            </option>
          ))}
        </Choice>
      )}
      {rowCount > rowsPerPage && (
        <Pagination
          label={t("guest-import.point.rows")}
          page={fromRow / rowsPerPage + 1}
          pageSize={rowsPerPage}
          totalCount={rowCount}
          onPageChange={(page) => onChange({ sheet, fromColumn, fromRow: (page - 1) * rowsPerPage })}
        />
      )}
    </Flex>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}

function Choice({ label, value, onChange, children }: ChoiceProps) {
  return (
    <Flex as="label" gap="2" align="center">
      <Text as="span" textStyle="sm" color="fg.muted">
        {label}
      </Text>
      <NativeSelect.Root w="auto">
        <NativeSelect.Field value={value} onChange={({ target }) => onChange(target.value)}>
          {children}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Flex>
  );
}

const legend: readonly { role: GuestFileCellRole; icon?: ReactNode; look: object }[] = [
  { role: "NAME", icon: <UserRound size={14} aria-hidden />, look: { bg: "brand.subtle", color: "brand.fg" } },
  {
    role: "TABLE",
    icon: <Armchair size={14} aria-hidden />,
    look: { bg: "brass.subtle", color: "brass.fg", fontWeight: "semibold" },
  },
  { role: "DETAIL", look: { bg: "bg.panel" } },
  { role: "HEADER", look: { bg: "bg.subtle", fontWeight: "semibold" } },
  { role: "LEFT_OUT", look: { bg: "bg.panel", color: "fg.muted", fontStyle: "italic" } },
];

function Legend() {
  return (
    <Flex as="ul" aria-label={t("guest-import.point.legend")} gap="2" wrap="wrap" listStyleType="none" textStyle="sm">
      {legend.map(({ role, icon, look }) => (
        <Flex as="li" key={role} gap="1" px="2" py="0.5" align="center" borderWidth="1px" borderRadius="l1" {...look}>
          {icon}
          {t(`guest-import.point.roles.${role}`)}
        </Flex>
      ))}
    </Flex>
  );
}
