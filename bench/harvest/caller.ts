import { parseCookie } from "cookie";
import { Pool } from "undici";
import { z } from "zod";

export class Program {
  readonly #pool: Pool;

  constructor(url: string) {
    this.#pool = new Pool(url, { connections: 16 });
  }

  /** @param address the caller's address, as a proxy would report it */
  request(address: string, method: "GET" | "POST", path: string, headers: Record<string, string>, body: string | null) {
    return this.#pool.request({ method, path, headers: { "x-forwarded-for": address, ...headers }, body });
  }

  close(): Promise<void> {
    return this.#pool.close();
  }
}

export interface CallAnswer {
  status: number;
  /** Parsed if it is JSON. */
  body: unknown;
}

/** A caller at an address, with its own cookies. */
export class Caller {
  readonly #program: Program;
  readonly #address: string;
  readonly #keepsCookies: boolean;
  readonly #cookies = new Map<string, string>();

  constructor(program: Program, address: string, keepsCookies = true) {
    this.#program = program;
    this.#address = address;
    this.#keepsCookies = keepsCookies;
  }

  get(path: string): Promise<CallAnswer> {
    return this.#call("GET", path, {}, null);
  }

  post(path: string, body: string, type = "application/json"): Promise<CallAnswer> {
    return this.#call("POST", path, { "content-type": type }, body);
  }

  async #call(method: "GET" | "POST", path: string, headers: Record<string, string>, body: string | null) {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const own = { ...headers, ...(cookie === "" ? {} : { cookie }) };
    const answer = await this.#program.request(this.#address, method, path, own, body);
    const text = await answer.body.text();
    if (this.#keepsCookies) this.#keep(answer.headers["set-cookie"]);
    const isJson = String(answer.headers["content-type"]).includes("json");
    return { status: answer.statusCode, body: isJson ? z.unknown().parse(JSON.parse(text)) : text };
  }

  #keep(lines: string | string[] | undefined): void {
    for (const line of [lines ?? []].flat()) {
      const [pair = ""] = line.split(";");
      // Unparsed: they are sent back as received.
      const name = Object.keys(parseCookie(pair))[0] ?? "";
      this.#cookies.set(name, pair.slice(name.length + 1));
    }
  }
}
