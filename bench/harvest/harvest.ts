import { readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { buildGuestIndex } from "../../common/guest-search/index/guest-index.ts";
import { findGuests } from "../../common/guest-search/matching/find-guests.ts";
import { ensureBuilt } from "../../scripts/build.mjs";
import { Random } from "../lib/random.ts";
import { formatTable } from "../lib/table.ts";
import { newDatabase, withDatabaseServer } from "../load/databases.ts";
import { type ClockedProgram, startClockedProgram } from "../load/processes.ts";
import { generateNames } from "../search/names.ts";
import { Caller, Program } from "./caller.ts";
import { type Crowd, playCrowd } from "./crowd.ts";
import { type Disguise, Harvester, ListReader, NumberGuesser, type Script } from "./harvester.ts";

const guestCount = 300;
const seatsAtTable = 10;
const crowdCount = 800;
const minuteMs = 60_000;
const crowdMs = 10 * minuteMs;
const minutes = [1, 5, 60] as const;
interface Pace {
  times: number;
  everySeconds: number;
}

/** What SEARCH_RATE_LIMIT allows. */
const fastest: Pace = { times: 100, everySeconds: 1 };
/** Once everything was requested: just enough to receive what the budget restores. */
const afterwards: Pace = { times: 2, everySeconds: 1 };
const fastMinutes = 5;
/** Slow enough to go unnoticed. */
const patient: Pace = { times: 1, everySeconds: 3 };
const atOnce = 10;
const password = "a password of the benchmark";

export interface HarvestOptions {
  /** Folder of another built checkout; undefined for this one. */
  checkout: string | undefined;
}

interface Scene {
  server: ClockedProgram;
  program: Program;
  names: string[];
  event: { eventId: number; shortLink: string };
}

/** Prints how much of a guest list scripts copy, with and without the link, and whether honest guests notice limits. */
export async function measureHarvest(seed: number, { checkout }: HarvestOptions): Promise<void> {
  if (checkout === undefined) await ensureBuilt();
  const names = generateNames(guestCount, new Random(seed));
  console.log(
    `${guestCount} guests, ${seatsAtTable} at a table. Program: ${checkout ?? "this one"}, with its usual limits; its clock is moved on by the benchmark, so an hour ` +
      `takes minutes. Scripts ask ${fastest.times} times a second for ${fastMinutes} minutes, then ${afterwards.times} times; the patient one every ${patient.everySeconds} s.\n`,
  );
  await withDatabaseServer(async (serverUrl, folder) => {
    const logFile = path.join(folder, "program.log");
    const databaseUrl = await newDatabase(serverUrl, "harvest");
    const env = { ADMIN_PASSWORD: password, SEARCH_RATE_LIMIT: "", SEARCH_NAMES: "", TRUST_PROXY: "1" };
    const server = await startClockedProgram({ databaseUrl, logFile, checkout, env });
    const program = new Program(server.url);
    try {
      await play({ server, program, names, event: await makeEvent(program, names) }, seed);
    } finally {
      await program.close();
      await server.stop();
    }
    const noticed = (await readFile(logFile, "utf8")).split('"unusual_searching"').length - 1;
    console.log(`\nThe log has ${noticed} lines of unusual searching.`);
  });
}

const idSchema = z.object({ id: z.number(), shortLink: z.string() });

async function makeEvent(program: Program, names: readonly string[]) {
  const organizer = new Caller(program, "192.0.2.1");
  await organizer.post("/api/login", JSON.stringify({ username: "admin", password }));
  const { id, shortLink } = idSchema.parse(
    (await organizer.post("/api/events", JSON.stringify({ name: "Harvested" }))).body,
  );
  const rows = names.map((name, i) => `"${name}",${Math.floor(i / seatsAtTable) + 1}`);
  const boundary = "a-boundary";
  const file = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="guests.csv"\r\nContent-Type: text/csv\r\n\r\n`;
  const form = `${file}${["Name,Table", ...rows].join("\n")}\r\n--${boundary}--\r\n`;
  const { status } = await organizer.post(
    `/api/events/${id}/upload`,
    form,
    `multipart/form-data; boundary=${boundary}`,
  );
  if (status !== 200) throw new Error(`The guest list was answered with ${status}.`);
  return { eventId: id, shortLink };
}

async function play(scene: Scene, seed: number): Promise<void> {
  const rows: string[][] = [];
  const add = (row: string[]) => {
    rows.push(row);
    console.log(row.join(" | "));
  };
  const { program, names, event } = scene;
  add(["no link, tries event numbers", ...(await harvest(scene, new NumberGuesser(program, "198.51.100.1", names)))]);
  add(["link, asks for the list", ...(await harvest(scene, new ListReader(program, "198.51.100.2", event.eventId)))]);
  const disguises: Disguise[] = ["keeps its cookies", "drops its cookies", "a new phone for each search"];
  for (const [i, disguise] of disguises.entries()) {
    const harvester = new Harvester(program, `198.51.100.${i + 10}`, disguise, event);
    add([`link, ${disguise}`, ...(await harvest(scene, harvester))]);
  }
  const slow = new Harvester(program, "198.51.100.20", "drops its cookies", event);
  add(["link, patiently", ...(await harvest(scene, slow, patient))]);
  const venue = "203.0.113.7";
  const crowd = await crowdAt(scene, venue);
  const found = await playCrowd(program, crowd, new Random(seed), scene.server.advance);
  for (const disguise of disguises) {
    const harvester = new Harvester(program, venue, disguise, event);
    add([`link, after the crowd on its network, ${disguise}`, ...(await harvest(scene, harvester))]);
  }
  console.log(`\n${formatTable(["Who", ...minutes.map((minute) => `${minute} min`), "Refused"], rows)}`);
  console.log(
    `\nThe crowd: ${found.guests} guests behind one address in ${crowdMs / minuteMs} minutes, ${found.searches} searches. Refused: ${found.refused}. ` +
      `Found themselves: ${found.foundThemselves}, with their tablemates ${found.sawTablemates}. ` +
      `Had to type on, to first and last name: ${found.typedOn}.`,
  );
}

/** Runs a script for an hour. @returns its share at each time, and how often it was refused */
async function harvest({ server }: Scene, script: Script, pace?: Pace): Promise<string[]> {
  const shares: string[] = [];
  let second = 0;
  for (const minute of minutes) {
    for (; second < minute * 60 && script.learnt.size < guestCount; second += 1) {
      const { times, everySeconds } = pace ?? (second < fastMinutes * 60 ? fastest : afterwards);
      if (second % everySeconds === 0) await actFor(script, times);
      await server.advance(1_000);
    }
    shares.push(`${Math.round((100 * script.learnt.size) / guestCount)} %`);
  }
  return [...shares, String(script.refused)];
}

async function actFor(script: Script, times: number): Promise<void> {
  for (let done = 0; done < times; done += atOnce) {
    await Promise.all(Array.from({ length: Math.min(atOnce, times - done) }, () => script.act()));
  }
}

async function crowdAt({ names, event }: Scene, address: string): Promise<Crowd> {
  const guests = names.map((name, id) => ({ id, name, tableNumber: "1", info: "" }));
  const index = await buildGuestIndex(guests);
  const finds = (query: string) => findGuests(index, query, 10).guests.map(({ name }) => name);
  return { names, count: crowdCount, overMs: crowdMs, address, event, finds };
}
