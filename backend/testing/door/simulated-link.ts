import { request } from "node:http";
import type { DoorOperation } from "../../../common/door/door-operation.ts";
import type { Random } from "../../../common/testing/random.ts";
import type { Link } from "../../../frontend/door/device/server.ts";
import type { VirtualTime } from "./virtual-time.ts";

/** How often a network does what networks do, from 0 to 1. */
export interface Weather {
  /** A request never arrives. */
  lost: number;
  /** It is done, and its answer never arrives. */
  answerLost: number;
  /** The connection breaks in the middle of it. */
  halfSent: number;
  /** It is done again, some time later. */
  repeated: number;
  /** The longest way from one side to the other, in milliseconds. Longer ways let requests overtake each other. */
  maxWayMs: number;
}

export const fairWeather: Weather = { lost: 0, answerLost: 0, halfSent: 0, repeated: 0, maxWayMs: 60 };

/** Requests give up after that. */
const patienceMs = 12_000;
const maxRepeatMs = 90_000;

/** What all devices of an evening share. */
export interface Venue {
  time: VirtualTime;
  random: Random;
  /** Addresses of the servers. */
  urls(): readonly string[];
  /** Called when a request fails that the weather let through, because the machine is busy. */
  onBroken(): void;
  /** Notes what a device sends. */
  onSent(operations: readonly DoorOperation[]): void;
}

/** A device's way to the servers, through whatever weather. Outlives the device's program. */
export class SimulatedLink {
  readonly #venue: Venue;
  readonly #headers: Record<string, string>;
  isUp = true;
  weather = fairWeather;

  constructor(venue: Venue, headers: Record<string, string>) {
    this.#venue = venue;
    this.#headers = headers;
  }

  /** How many requests were made. */
  asked = 0;

  readonly link: Link = (body) => this.#ask(body);

  async #ask(body: string): Promise<string> {
    const { time, random } = this.#venue;
    const { weather } = this;
    this.asked += 1;
    this.#venue.onSent(operationsIn(body));
    if (!this.isUp || random.chance(weather.lost)) return this.#giveUp();
    await time.pause(random.between(0, weather.maxWayMs));
    if (!this.isUp && random.chance(0.5)) return this.#giveUp();
    if (random.chance(weather.halfSent)) {
      await time.during(this.#sendHalf(body));
      return this.#giveUp();
    }
    if (random.chance(weather.repeated)) {
      time.after(random.between(0, maxRepeatMs), () => void time.during(this.#send(body).catch(() => undefined)));
    }
    const answer = await time.during(this.#send(body));
    await time.pause(random.between(0, weather.maxWayMs));
    if (!this.isUp || random.chance(weather.answerLost)) return this.#giveUp();
    return answer;
  }

  async #giveUp(): Promise<never> {
    const { time, random } = this.#venue;
    await time.pause(random.between(10, random.chance(0.2) ? patienceMs : 500));
    throw new Error("There was no answer.");
  }

  async #send(body: string): Promise<string> {
    const url = this.#venue.random.pick(this.#venue.urls());
    try {
      const headers = { ...this.#headers, "Content-Type": "application/json" };
      const response = await fetch(`${url}/graphql`, { method: "POST", headers, body });
      const text = await response.text();
      if (response.status >= 500) throw new Error(`The server answered ${response.status}.`);
      return text;
    } catch (error) {
      this.#venue.onBroken();
      throw error;
    }
  }

  /** As many bytes as a phone sends on its way into the cellar. */
  #sendHalf(body: string): Promise<void> {
    const bytes = Buffer.from(body);
    return new Promise((resolve) => {
      const headers = { ...this.#headers, "Content-Type": "application/json", "Content-Length": bytes.length };
      const sending = request(`${this.#venue.random.pick(this.#venue.urls())}/graphql`, { method: "POST", headers });
      sending.on("error", () => resolve());
      sending.on("close", () => resolve());
      sending.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => sending.destroy());
    });
  }
}

function operationsIn(body: string): readonly DoorOperation[] {
  const { variables }: { variables: { operations?: DoorOperation[] } } = JSON.parse(body);
  return variables.operations ?? [];
}
