import { z } from "zod";
import { Caller, type Program } from "./caller.ts";
import { guessedNames } from "./guessed-names.ts";

const letters = [..."abcdefghijklmnopqrstuvwxyz"];
const twoLetters = letters.flatMap((first) => letters.map((second) => first + second));
const threeLetters = twoLetters.flatMap((two) => letters.map((third) => two + third));
const commonest = 100;

function guesses(): string[] {
  const first = guessedNames("firstName");
  const family = guessedNames("lastName");
  const both = first.slice(0, commonest).flatMap((name) => family.slice(0, commonest).map((own) => `${name} ${own}`));
  return [...twoLetters, ...first, ...family, ...threeLetters, ...both];
}

export type Disguise = "keeps its cookies" | "drops its cookies" | "a new phone for each search";

interface Prey {
  eventId: number;
  shortLink: string;
}

export interface Script {
  learnt: Set<string>;
  refused: number;
  act(): Promise<void>;
}

const listSchema = z.array(z.object({ name: z.string() }));

export class ListReader implements Script {
  readonly learnt = new Set<string>();
  refused = 0;
  readonly #caller: Caller;
  readonly #eventId: number;

  constructor(program: Program, address: string, eventId: number) {
    this.#caller = new Caller(program, address);
    this.#eventId = eventId;
  }

  async act(): Promise<void> {
    const { status, body } = await this.#caller.get(`/api/events/${this.#eventId}/guests`);
    if (status !== 200) this.refused += 1;
    else for (const { name } of listSchema.parse(body)) this.learnt.add(name);
  }
}

export class NumberGuesser implements Script {
  readonly learnt = new Set<string>();
  refused = 0;
  readonly #caller: Caller;
  readonly #names: ReadonlySet<string>;
  #eventId = 0;

  /** @param names the names that count: there are other events */
  constructor(program: Program, address: string, names: readonly string[]) {
    this.#caller = new Caller(program, address);
    this.#names = new Set(names);
  }

  async act(): Promise<void> {
    this.#eventId += 1;
    const { status, body } = await this.#caller.get(`/api/events/${this.#eventId}/guests`);
    if (status !== 200) this.refused += 1;
    else for (const { name } of listSchema.parse(body)) if (this.#names.has(name)) this.learnt.add(name);
  }
}

const searchOperation = `query Search($eventId: Int!, $query: String!) {
  searchGuests(eventId: $eventId, query: $query) { name tablemates { name } }
}`;
const nameSchema = z.object({ name: z.string() });
const answerSchema = z.object({
  data: z.object({ searchGuests: z.array(nameSchema.extend({ tablemates: z.array(nameSchema) })) }),
});

/** Has the link: tries every search it can think of, then each learned name to get the guests at that table. */
export class Harvester implements Script {
  readonly learnt = new Set<string>();
  refused = 0;
  readonly #program: Program;
  readonly #address: string;
  readonly #disguise: Disguise;
  readonly #prey: Prey;
  readonly #known: Caller;
  readonly #guesses = guesses();
  readonly #named: string[] = [];
  #next = 0;

  constructor(program: Program, address: string, disguise: Disguise, prey: Prey) {
    this.#program = program;
    this.#address = address;
    this.#disguise = disguise;
    this.#prey = prey;
    this.#known = new Caller(program, address, disguise === "keeps its cookies");
  }

  async act(): Promise<void> {
    const query = this.#named.shift() ?? this.#guesses[this.#next++ % this.#guesses.length] ?? "";
    const caller = await this.#caller();
    const variables = { eventId: this.#prey.eventId, query };
    const { body } = await caller.post("/graphql", JSON.stringify({ query: searchOperation, variables }));
    const answer = answerSchema.safeParse(body);
    if (!answer.success) {
      this.refused += 1;
      return;
    }
    const { searchGuests } = answer.data.data;
    for (const { name, tablemates } of searchGuests) this.#learn([name, ...tablemates.map((mate) => mate.name)]);
    if (searchGuests.length > 0) await this.#readList(caller);
  }

  // If searches return a pass for their tables, it reads the list with it.
  async #readList(caller: Caller): Promise<void> {
    const { status, body } = await caller.get(`/api/events/${this.#prey.eventId}/guests`);
    if (status === 200) this.#learn(listSchema.parse(body).map(({ name }) => name));
  }

  async #caller(): Promise<Caller> {
    if (this.#disguise !== "a new phone for each search") return this.#known;
    const phone = new Caller(this.#program, this.#address);
    await phone.get(`/api/view/${this.#prey.shortLink}`);
    return phone;
  }

  #learn(names: readonly string[]): void {
    for (const name of names) {
      if (this.learnt.has(name)) continue;
      this.learnt.add(name);
      this.#named.push(name);
    }
  }
}
