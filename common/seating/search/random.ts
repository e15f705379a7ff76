/** Reproducible xorshift128 (Marsaglia, Journal of Statistical Software 8:14, 2003). */
export class Random {
  private x: number;
  private y = 362_436_069;
  private z = 521_288_629;
  private w = 88_675_123;

  constructor(seed: number) {
    this.x = Math.imul(seed | 0, 0x9e_37_79_b1) ^ 123_456_789;
    for (let round = 0; round < 16; round++) this.next();
  }

  /** A whole number of 32 bits, at least 0. */
  next(): number {
    const mixed = this.x ^ (this.x << 11);
    this.x = this.y;
    this.y = this.z;
    this.z = this.w;
    this.w = this.w ^ (this.w >>> 19) ^ mixed ^ (mixed >>> 8);
    return this.w >>> 0;
  }

  below(limit: number): number {
    return (this.next() * 2 ** -32 * limit) | 0;
  }

  fraction(): number {
    return this.next() * 2 ** -32;
  }
}

const logBits = 12;
const logs = Float64Array.from({ length: 2 ** logBits }, (_, place) => Math.log((place + 0.5) / 2 ** logBits));

/** The logarithm of a random fraction, from a table. */
export function randomLog(random: Random): number {
  return logs[random.next() >>> (32 - logBits)] ?? 0;
}
