import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { ApiClient } from "../../backend/testing/api-client.ts";
import { plannedEvent, suggest, wish } from "../../backend/testing/plan-runs.ts";
import { callRest, fileForm, idIn } from "../../backend/testing/rest-call.ts";
import type { WishInput } from "../../frontend/generated/schema-types.ts";
import { ensureBuilt } from "../../scripts/build.mjs";
import { type LimitedGroup, limitedGroup } from "../../scripts/limited.ts";
import { inProject } from "../../scripts/project.mjs";
import { untilReady } from "../../scripts/release/running-release.ts";
import { Random } from "../lib/random.ts";
import { formatTable } from "../lib/table.ts";
import { load } from "../load/processes.ts";
import { generateNames } from "../search/names.ts";

const memoryBytes = 512 * 2 ** 20;
const guestCount = 1_000;
const plannedGuests = 120;
const wishCount = 250;
const phones = 200;
const searchSeconds = 15;
const planSeconds = 10;
const idleMs = 20_000;
const password = "password-of-the-benchmark";
const megabytes = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MB`;

/** One core and 512 MB for the program, its children and its database, enforced by the system. Needs Linux and root. */
export async function measureSmallMachine(seed: number): Promise<void> {
  await ensureBuilt();
  const folder = mkdtempSync(path.join(tmpdir(), "find-your-table-small-"));
  const group = limitedGroup({ bytes: memoryBytes, core: 0 });
  try {
    const evening = new Evening(group, folder, seed);
    await evening.run();
    const { peakBytes, killed } = group.use();
    console.log(formatTable(["What", "Took", "Program afterwards", "With children"], evening.rows));
    console.log(
      `\nAt most ${megabytes(peakBytes)} with files in memory; ${killed} processes ended for lack of memory.`,
    );
  } finally {
    await group.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

class Evening {
  readonly rows: string[][] = [];
  #pid = 0;

  constructor(
    private readonly group: LimitedGroup,
    private readonly folder: string,
    private readonly seed: number,
  ) {}

  async run(): Promise<void> {
    const env = {
      ...process.env,
      ...{ NODE_ENV: "production", DATA_DIR: this.folder, HOST: "127.0.0.1", PORT: "0", ADMIN_PASSWORD: password },
      ...{ SEARCH_RATE_LIMIT: "0", SEARCH_NAMES: "1000000", LOG_LEVEL: "warn" },
    };
    const child = this.group.spawn(process.execPath, [inProject("dist/backend/main.js")], {
      env,
      stdio: ["ignore", "pipe", "pipe"],
    });
    const running = await untilReady(child);
    this.#pid = running.pid;
    this.#note("start with a new database", `${running.seconds.toFixed(1)} s`);
    await delay(idleMs);
    this.#note(`idle for ${idleMs / 1000} s`, "");
    const admin = new ApiClient(running.url);
    await callRest(admin, "POST", "/api/login", { username: "admin", password });
    const names = generateNames(guestCount, new Random(this.seed));
    const eventId = idIn((await callRest(admin, "POST", "/api/events", { name: "Gala" })).body);
    const list = ["Name,Table", ...names.map((name, place) => `${name},${1 + Math.floor(place / 10)}`)].join("\n");
    await this.#time(`import of ${guestCount} guests`, () =>
      callRest(admin, "POST", `/api/events/${eventId}/upload`, fileForm(list)),
    );
    const search = async (what: string) => {
      const callers = { kind: "phones", count: phones } as const;
      const order = {
        url: running.url,
        face: "rest",
        eventId,
        names,
        seconds: searchSeconds,
        seed: this.seed,
      } as const;
      const { requests, failed, medianMs, p99Ms } = await load({ ...order, callers });
      this.#note(
        what,
        `${requests} searches, ${failed} failed, median ${medianMs.toFixed(1)}, p99 ${p99Ms.toFixed(1)} ms`,
      );
    };
    await search(`${phones} phones`);
    const print = () => this.#time("place cards of all guests", () => this.#print(admin, eventId));
    await print();
    const planned = await this.#makeWedding(admin);
    const plan = () =>
      this.#time(`plan of ${plannedGuests} guests in ${planSeconds} s`, () =>
        suggest(admin, planned, { seconds: planSeconds }).end(),
      );
    await plan();
    const backUp = () => this.#time("backup", () => this.#backUp(env));
    await backUp();
    await Promise.all([search(`${phones} phones during the next two`), print(), plan()]);
    await delay(idleMs);
    this.#note(`idle for ${idleMs / 1000} s`, "");
    await running.stop();
  }

  /** No plan of it can be proven the best at once. */
  async #makeWedding(admin: ApiClient): Promise<number> {
    const random = new Random(this.seed);
    const tables = Array.from({ length: plannedGuests / 10 + 1 }, () => 10);
    const { eventId, ids } = await plannedEvent(admin, plannedGuests, tables);
    const wishes = Array.from({ length: wishCount }, (): WishInput => {
      const guestIds = random.shuffled(ids).slice(0, 2);
      return { kind: random.chance(0.7) ? "LIKE" : "DISLIKE", guestIds };
    });
    await wish(admin, eventId, ...wishes);
    return eventId;
  }

  async #print(admin: ApiClient, eventId: number): Promise<void> {
    const answer = await admin.fetch(`/api/events/${eventId}/print/place-cards.pdf`);
    if (answer.status !== 200) throw new Error(`The print was answered with ${answer.status}.`);
    await answer.arrayBuffer();
  }

  async #backUp(env: NodeJS.ProcessEnv): Promise<void> {
    const args = [inProject("dist/backend/back-up.js"), path.join(this.folder, "small.backup")];
    const child = this.group.spawn(process.execPath, args, { env, stdio: "inherit" });
    const [code] = await once(child, "exit");
    if (code !== 0) throw new Error(`The backup ended with ${code}.`);
  }

  async #time(what: string, work: () => Promise<unknown>): Promise<void> {
    const began = performance.now();
    await work();
    this.#note(what, `${((performance.now() - began) / 1000).toFixed(1)} s`);
  }

  #note(what: string, took: string): void {
    const children = descendants(this.#pid).filter((pid) =>
      readFileSync(`/proc/${pid}/comm`, "utf8").startsWith("node"),
    );
    const [own, all] = [
      residentBytes(this.#pid),
      [this.#pid, ...children].reduce((sum, pid) => sum + residentBytes(pid), 0),
    ];
    this.rows.push([what, took, megabytes(own), megabytes(all)]);
  }
}

function residentBytes(pid: number): number {
  const [, kilobytes = "0"] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) * 1024;
}

function descendants(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8")
    .trim()
    .split(" ")
    .filter(Boolean)
    .map(Number);
  return children.flatMap((child) => [child, ...descendants(child)]);
}
