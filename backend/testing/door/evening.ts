import { Random } from "../../../common/testing/random.ts";
import { anyAct } from "./evening-acts.ts";
import { type Agreement, checkEvening, isLikeServer, isSettled } from "./evening-checks.ts";
import { SimulatedDevice } from "./simulated-device.ts";
import { fairWeather, SimulatedLink, type Venue, type Weather } from "./simulated-link.ts";
import { VirtualTime } from "./virtual-time.ts";

/** Where and with whom an evening happens. */
export interface EveningPlace {
  eventId: number;
  /** With which devices are let in. */
  headers: Record<string, string>;
  /** Of the servers. */
  urls(): readonly string[];
  /** Changes something about the list, as organizers do. */
  changeList(random: Random): Promise<void>;
  /** What the server knows at the end. */
  readEnd(): Promise<Agreement>;
}

export interface EveningSize {
  guests: number;
  devices: number;
  acts: number;
  minutes: number;
}

const dayMs = 24 * 60 * 60 * 1000;
const opening = Date.parse("2026-06-20T17:00:00Z");
/** After a call that hangs. */
const maxSettleMs = 20_000;
/** Devices pause so long at most after a request that failed for reasons of the machine. */
const maxPauseMs = 8_000;
const lastWords = 3_000;
const stepMs = 50;

const badWeather = (random: Random): Weather => ({
  lost: random.next() * 0.2,
  answerLost: random.next() * 0.25,
  halfSent: random.next() * 0.1,
  repeated: random.next() * 0.25,
  maxWayMs: random.between(20, 4_000),
});

/**
 * Plays an evening at the doors of an event, the same for the same seed.
 * @returns how many facts were acknowledged
 * @throws Error if anything was lost or doubled
 */
export async function playEvening(seed: number, place: EveningPlace, size: EveningSize): Promise<number> {
  const evening = new Evening(seed, place, size);
  await evening.play();
  return evening.end();
}

class Evening {
  readonly #place: EveningPlace;
  readonly #size: EveningSize;
  readonly #random: Random;
  readonly #time = new VirtualTime(opening);
  readonly #devices: readonly SimulatedDevice[];
  readonly #sent = new Map<string, string>();
  readonly #failures: unknown[] = [];
  #broken = 0;

  constructor(seed: number, place: EveningPlace, size: EveningSize) {
    this.#place = place;
    this.#size = size;
    this.#random = new Random(seed);
    this.#devices = Array.from({ length: size.devices }, () => this.#newDevice());
  }

  async play(): Promise<void> {
    const endsAt = opening + this.#size.minutes * 60_000;
    for (const device of this.#devices) {
      this.#later(0, 5_000, () => device.boot());
      this.#toggle(device, endsAt);
    }
    this.#work(endsAt);
    await this.#time.runUntil(endsAt);
  }

  /** Everybody comes back; then all must agree. */
  async end(): Promise<number> {
    this.#broken = 0;
    for (const device of this.#devices) {
      device.fragility = 0;
      device.link.weather = fairWeather;
      device.isUp = false;
      device.boot();
    }
    await this.#time.runUntil(this.#time.now + lastWords);
    const last = this.#random.pick(this.#devices);
    for (const device of this.#devices) device.isUp = device !== last;
    await this.#time.runUntil(this.#time.now + lastWords);
    last.isUp = true;
    const server = await this.#agree(this.#time.now);
    checkEvening({ devices: this.#devices, server, sent: this.#sent, failures: this.#failures });
    const acknowledged = this.#devices.reduce((sum, device) => sum + device.acknowledged.length, 0);
    for (const device of this.#devices) device.kill();
    return acknowledged;
  }

  /** Lets time pass until the devices say what the server says, or it is too late. Devices may agree before they know the last change. */
  async #agree(since: number): Promise<Agreement> {
    for (;;) {
      await this.#settle(since);
      const server = await this.#place.readEnd();
      if (this.#isLate(since) || isLikeServer(this.#devices, server)) return server;
      await this.#time.runUntil(this.#time.now + stepMs);
    }
  }

  async #settle(since: number): Promise<void> {
    const isSettledOrLate = () => isSettled(this.#devices) || this.#isLate(since);
    for (let until = since + maxSettleMs; !isSettledOrLate(); until += maxPauseMs) {
      await this.#time.runUntil(until, isSettledOrLate);
    }
  }

  /** Each request that the machine broke may cost a pause. */
  #isLate(since: number): boolean {
    return this.#time.now >= since + maxSettleMs + maxPauseMs * this.#broken;
  }

  #newDevice(): SimulatedDevice {
    const { eventId, headers } = this.#place;
    const [time, random] = [this.#time, this.#random];
    const link = new SimulatedLink(this.#venue(), headers);
    link.weather = badWeather(random);
    const clockErrorMs = random.chance(0.3) ? random.between(-dayMs, dayMs) : random.between(-90_000, 90_000);
    const device = new SimulatedDevice({ eventId, time, random, link, clockErrorMs });
    device.fragility = random.next() * 0.03;
    return device;
  }

  #venue(): Venue {
    return {
      time: this.#time,
      random: this.#random,
      urls: this.#place.urls,
      onBroken: () => {
        this.#broken += 1;
      },
      onSent: (operations) => {
        for (const operation of operations) this.#sent.set(operation.id, JSON.stringify(operation));
      },
    };
  }

  #later(leastMs: number, mostMs: number, work: () => void): void {
    this.#time.after(this.#random.between(leastMs, mostMs), work);
  }

  /** A device comes and goes, and is switched on again some time after it died. */
  #toggle(device: SimulatedDevice, endsAt: number): void {
    this.#later(2_000, 40_000, () => {
      if (this.#time.now >= endsAt) return;
      device.isUp = !device.isUp;
      if (this.#random.chance(0.1)) device.kill();
      if (!device.book) this.#later(500, 20_000, () => device.boot());
      this.#toggle(device, endsAt);
    });
  }

  /** Somebody does something, again and again; now and then an organizer does. */
  #work(endsAt: number): void {
    const everyMs = (this.#size.minutes * 60_000) / this.#size.acts;
    this.#later(0, 2 * everyMs, () => {
      if (this.#time.now >= endsAt) return;
      if (this.#random.chance(0.04)) this.#note(this.#time.during(this.#place.changeList(this.#random)));
      const device = this.#random.pick(this.#devices);
      if (device.book?.state.access === "open") this.#note(device.act((book) => anyAct(book, this.#random)));
      this.#work(endsAt);
    });
  }

  #note(work: Promise<unknown>): void {
    work.catch((error: unknown) => this.#failures.push(error));
  }
}
