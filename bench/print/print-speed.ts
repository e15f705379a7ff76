import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { sendGuests } from "../../backend/features/print/drawing/sent-guests.ts";
import { inPortions } from "../../backend/lib/in-portions.ts";
import { samplePrintFacts } from "../../backend/testing/print-samples.ts";
import { defaultPrintOptions } from "../../common/print/print-rules.ts";
import { ensureBuilt } from "../../scripts/build.mjs";
import { formatTable } from "../lib/table.ts";
import { measureSearchWhilePrinting } from "./search-while-printing.ts";

const fewCards = 2_000;
const manyCards = 20_000;
const maxSeconds = 2;
const maxMegabytes = 150;
const megabyte = 1024 * 1024;
const ticksPerSecond = 100;

interface Measured {
  bytes: number;
  seconds: number;
  /** Peak resident memory. */
  megabytes: number;
}

const built = fileURLToPath(new URL("../../dist/backend/features/print/print.child.js", import.meta.url));
const reactPdf = fileURLToPath(new URL("./react-pdf.child.mjs", import.meta.url));

/** Prints the cost of place cards beside @react-pdf/renderer, and of searches meanwhile. Linux only: reads /proc. */
export async function measurePrinting(seed: number): Promise<void> {
  await ensureBuilt();
  const start = await measureOurs(1);
  const few = await measureOurs(fewCards);
  const many = await measureOurs(manyCards);
  const rival = await measureRival(fewCards);
  const row = (name: string, cards: number, { bytes, seconds, megabytes }: Measured) => [
    ...[name, String(cards), `${seconds.toFixed(2)} s`, `${megabytes.toFixed(0)} MB`],
    `${(bytes / megabyte).toFixed(2)} MB`,
  ];
  console.log(
    formatTable(
      ["Place cards, 10 per page", "Cards", "Processor", "Most memory", "PDF"],
      [
        row("this product", 1, start),
        row("this product", fewCards, few),
        row("this product", manyCards, many),
        row("@react-pdf/renderer", fewCards, rival),
      ],
    ),
  );
  const isFast = few.seconds <= maxSeconds && few.megabytes <= maxMegabytes;
  const times = (many.seconds - start.seconds) / (few.seconds - start.seconds);
  console.log(
    `\n${fewCards} cards in ≤ ${maxSeconds} s and ≤ ${maxMegabytes} MB: ${isFast ? "yes" : "no"}. ` +
      `${manyCards / fewCards} times as many take ${times.toFixed(1)} times as long.\n`,
  );
  await measureSearchWhilePrinting(seed);
}

async function measureOurs(cards: number): Promise<Measured> {
  const kind = "place-cards";
  const options = {
    ...defaultPrintOptions(kind, { language: "en", columns: [] }),
    ...({ cardForm: "flat", sheet: "5371", paper: "letter" } as const),
  };
  const { guests, ...facts } = samplePrintFacts(cards);
  const task = { kind, options, facts, guestCount: guests.length, output: { form: "pdf" } };
  const sent = await inPortions(sendGuests(guests));
  const child = fork(built, [String(1024 * megabyte)], {
    execArgv: ["--max-old-space-size=384", "--max-semi-space-size=16"],
    env: {},
    serialization: "advanced",
    stdio: ["pipe", "pipe", "inherit", "ipc"],
  });
  let bytes = 0;
  child.stdout?.on("data", (chunk: Buffer) => {
    bytes += chunk.length;
  });
  child.send({ task, byteCount: sent.length });
  child.stdin?.end(sent);
  const taken = await takenAtEnd(child);
  return { ...taken, bytes };
}

async function measureRival(cards: number): Promise<Measured> {
  const child = fork(reactPdf, [], { execArgv: [] });
  child.send(samplePrintFacts(cards).guests);
  return takenAtEnd(child);
}

async function takenAtEnd(child: ChildProcess): Promise<Measured> {
  try {
    const [message]: unknown[] = await once(child, "message");
    const bytes: unknown = typeof message === "object" && message !== null ? Reflect.get(message, "bytes") : 0;
    const status = readFileSync(`/proc/${child.pid}/status`, "utf8");
    const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(status) ?? [];
    // After the name in parentheses: user and system time are the 12th and 13th.
    const fields = readFileSync(`/proc/${child.pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    const ticks = Number(fields[11]) + Number(fields[12]);
    return { bytes: Number(bytes ?? 0), seconds: ticks / ticksPerSecond, megabytes: Number(kilobytes) / 1024 };
  } finally {
    child.kill("SIGKILL");
  }
}
