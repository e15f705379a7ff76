import { randomBytes } from "node:crypto";
import path from "node:path";
import { ApiClient } from "../../backend/testing/api-client.ts";
import { newEvent } from "../../backend/testing/guest-list-calls.ts";
import { printVariableValues } from "../../common/print/print-arguments.ts";
import { type PrintKind, printKinds, printKindWords } from "../../common/print/print-kinds.ts";
import { defaultPrintOptions } from "../../common/print/print-rules.ts";
import { graphName } from "../../common/print/words.ts";
import { LoginDocument } from "../../frontend/features/auth/generated/login.ts";
import {
  PreviewGuestFileDocument,
  type PreviewGuestFileMutationVariables,
} from "../../frontend/features/guest-import/generated/preview-guest-file.ts";
import { UploadGuestFileDocument } from "../../frontend/features/guest-import/generated/upload-guest-file.ts";
import { previewQuery } from "../../frontend/features/print/preview/preview-query.ts";
import { ensureBuilt } from "../../scripts/build.mjs";
import { quantile } from "../lib/quantile.ts";
import { Random } from "../lib/random.ts";
import { formatTable } from "../lib/table.ts";
import { newDatabase, withDatabaseServer } from "../load/databases.ts";
import { startProgram } from "../load/processes.ts";
import { generateNames } from "../search/names.ts";
import { readBare } from "./floor.ts";
import { type FileKind, writeRows } from "./guest-files.ts";
import { processorMsOf } from "./watch-server.ts";

const guests = 300;
const tables = 40;
const importRounds = 20;
const maxImportMs = 150;
/** An account may have 120 prints a minute. */
const printRounds = 10;
const maxPrintMs = 200;
const columns = ["Meal", "RSVP", "Group"];

interface Timed {
  what: string;
  ms: number[];
  /** Of the program and its children for each; undefined without /proc. */
  processorMs?: number | undefined;
  most?: number;
}

interface Server {
  admin: ApiClient;
  pid: number;
}

/** Times previews of 300 guests over HTTP: of a file after an answered question, and of each kind of print. */
export async function measurePreviews(seed: number): Promise<void> {
  await ensureBuilt();
  await withDatabaseServer(async (serverUrl, folder) => {
    const databaseUrl = await newDatabase(serverUrl, "previews");
    const password = randomBytes(16).toString("hex");
    const logFile = path.join(folder, "program.log");
    const program = await startProgram({ databaseUrl, logFile, env: { ADMIN_PASSWORD: password }, isPinned: false });
    try {
      const admin = new ApiClient(program.url);
      await admin.execute(LoginDocument, { input: { username: "admin", password } });
      const random = new Random(seed);
      const rows = guestRows(random, generateNames(guests, random));
      const server = { admin, pid: program.pid };
      printTimes("Previews of a file", [...(await timeImports(server, rows)), await timeBareReads(rows)]);
      const eventId = await eventWith(admin, rows);
      console.log("");
      printTimes("Previews of prints", await timePrints(server, eventId));
    } finally {
      await program.stop();
    }
  });
}

function guestRows(random: Random, names: readonly string[]): string[][] {
  const row = (name: string, place: number) => [
    ...[name, String(1 + (place % tables)), random.pick(["Fish", "Beef", "Vegan", ""])],
    ...[random.pick(["yes", "yes", ""]), random.pick(["Family", "Work", "Choir"])],
  ];
  return [["Name", "Table", ...columns], ...names.map(row)];
}

const fileOf = async (kind: FileKind, rows: string[][]) =>
  new File([new Uint8Array(await writeRows(kind, rows))], `guests.${kind}`);

type Asked = Omit<PreviewGuestFileMutationVariables, "conflicts">;

async function preview(admin: ApiClient, asked: Asked) {
  const { previewGuestFile } = await admin.execute(PreviewGuestFileDocument, { conflicts: "LIST", ...asked });
  if (previewGuestFile.guestCount !== guests) throw new Error(`Read ${previewGuestFile.guestCount} guests.`);
  return previewGuestFile;
}

async function timeRounds(
  { pid }: Server,
  rounds: number,
  work: (round: number) => Promise<unknown>,
): Promise<Pick<Timed, "ms" | "processorMs">> {
  const before = await processorMsOf(pid);
  const ms: number[] = [];
  for (let round = 0; round < rounds; round += 1) ms.push(await timed(() => work(round)));
  const after = await processorMsOf(pid);
  return { ms, processorMs: before === undefined || after === undefined ? undefined : (after - before) / rounds };
}

async function timeImports(server: Server, rows: string[][]): Promise<Timed[]> {
  const { admin } = server;
  const cold = await timed(async () =>
    preview(admin, { eventId: await newEvent(admin), mode: "REPLACE", file: await fileOf("csv", rows) }),
  );
  const times: Timed[] = [{ what: "first file, whose process starts", ms: [cold] }];
  for (const kind of ["csv", "xlsx"] as const) {
    const file = await fileOf(kind, rows);
    times.push(
      await timeAnswers(server, { eventId: await newEvent(admin), mode: "REPLACE", file }, `.${kind}, new list`),
    );
    times.push(
      await timeAnswers(server, { eventId: await eventWith(admin, rows), mode: "UPDATE", file }, `.${kind}, update`),
    );
  }
  return times;
}

async function eventWith(admin: ApiClient, rows: string[][]): Promise<number> {
  const eventId = await newEvent(admin);
  const asked = { eventId, mode: "REPLACE", conflicts: "LIST" } as const;
  const { listVersion } = await preview(admin, { ...asked, file: await fileOf("csv", rows) });
  await admin.execute(UploadGuestFileDocument, { ...asked, file: await fileOf("csv", rows), listVersion });
  return eventId;
}

/** Each answer says something else about a column, as an organizer who corrects what it is for. */
async function timeAnswers(server: Server, { file, ...asked }: Asked, what: string): Promise<Timed> {
  const { admin } = server;
  const { fileToken, columns: found } = await preview(admin, { ...asked, file });
  const answer = (round: number) => {
    const mapping = found.map(({ name, use }) => ({
      column: name,
      use: name === "Group" ? ((["HOUSEHOLD", "EXTRA"] as const)[round % 2] ?? use) : use,
    }));
    return preview(admin, { ...asked, fileToken, mapping });
  };
  await answer(1);
  return { what: `question answered, ${what}`, ...(await timeRounds(server, importRounds, answer)), most: maxImportMs };
}

async function timeBareReads(rows: string[][]): Promise<Timed> {
  const content = await writeRows("xlsx", rows);
  const ms: number[] = [];
  for (let round = 0; round < importRounds; round += 1) ms.push(await timed(() => readBare({ kind: "xlsx", content })));
  return { what: "exceljs reads the .xlsx", ms };
}

async function timePrints(server: Server, eventId: number): Promise<Timed[]> {
  const { admin } = server;
  const cold = await timed(() => print(admin, eventId, "place-cards", 0));
  const all: Timed[] = [{ what: "first, whose process starts", ms: [cold] }];
  for (const kind of printKinds) {
    // The event has no room yet.
    if (kind === "floor-plan") continue;
    const times = await timeRounds(server, printRounds, (round) => print(admin, eventId, kind, round));
    all.push({ what: kind, ...times, most: maxPrintMs });
  }
  return all;
}

/** Every other time in another look, so that no page was drawn just before. */
async function print(admin: ApiClient, eventId: number, kind: PrintKind, round: number): Promise<void> {
  const options = printVariableValues(defaultPrintOptions(kind, { language: "en", columns }));
  const look = round % 2 === 0 ? "EVENT" : "PLAIN";
  const { printPreview } = await admin.execute(previewQuery, {
    ...{ ...options, look, eventId, kind: graphName(printKindWords, kind), page: 1 },
  });
  if (printPreview.svg === "") throw new Error(`Nothing was drawn of ${kind}.`);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

function printTimes(title: string, times: readonly Timed[]): void {
  const text = (time: number | undefined) => (time === undefined ? "" : `${time.toFixed(0)} ms`);
  const row = ({ what, ms, processorMs, most }: Timed) => [
    what,
    ...[0, 0.5, 0.9, 1].map((share) => text(quantile(ms, share))),
    text(processorMs),
    ...[most === undefined ? "" : `${most} ms: ${quantile(ms, 0.5) <= most ? "yes" : "no"}`],
  ];
  console.log(
    formatTable(
      [`${title}, ${guests} guests`, "Best", "Median", "p90", "Worst", "Processor", "Aim for the median"],
      times.map(row),
    ),
  );
}
