import { arcCurves } from "./arc-curves.ts";

/** Draws a path, as the operators of a PDF do. */
interface Pen {
  move(x: number, y: number): void;
  line(x: number, y: number): void;
  curve(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void;
  close(): void;
}

/**
 * The data of an SVG path as operators of a PDF. (pdfkit's own conversion distorts quadratic curves.)
 *
 * @throws Error for data that is no path
 */
export function pathOperators(data: string): string {
  const operators: string[] = [];
  const add = (operator: string, ...values: readonly number[]) =>
    operators.push([...values.map((value) => number(value)), operator].join(" "));
  followPath(data, {
    move: (x, y) => add("m", x, y),
    line: (x, y) => add("l", x, y),
    curve: (...points) => add("c", ...points),
    close: () => add("h"),
  });
  return operators.join("\n");
}

/**
 * A number in a PDF or an SVG.
 *
 * @param decimals a thousandth of a point is less than any printer can show
 */
export function number(value: number, decimals = 3): string {
  const rounded = Math.round(value * 10 ** decimals) / 10 ** decimals;
  return Object.is(rounded, -0) ? "0" : String(rounded);
}

/** More points after a move are lines. */
const afterMove = new Map([
  ["M", "L"],
  ["m", "l"],
]);

const argumentCounts: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

function followPath(data: string, pen: Pen): void {
  const follower = new PathFollower(pen);
  for (const [, command = "", values = ""] of data.matchAll(/([a-z])([^a-z]*(?:e[-+]?\d+[^a-z]*)*)/gi)) {
    const count = argumentCounts[command.toLowerCase()];
    if (count === undefined) throw new Error(`A path has the unknown command ${command}.`);
    const numbers = readNumbers(values, command.toLowerCase() === "a");
    let next = command;
    for (let at = 0; at < numbers.length || at === 0; at += Math.max(count, 1)) {
      follower.follow(next, numbers.slice(at, at + count));
      next = afterMove.get(next) ?? next;
    }
  }
}

const someNumber = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi;

/** @param isArc whether every fourth and fifth of seven numbers is a flag, which needs no space after it */
function readNumbers(values: string, isArc: boolean): number[] {
  if (!isArc) return Array.from(values.matchAll(someNumber), ([found]) => Number(found));
  const numbers: number[] = [];
  const scanner = new RegExp(someNumber.source, "iy");
  let at = 0;
  while (at < values.length) {
    const isFlag = numbers.length % 7 === 3 || numbers.length % 7 === 4;
    scanner.lastIndex = at;
    const found = isFlag ? /[01]/.exec(values.slice(at, at + 1))?.[0] : scanner.exec(values)?.[0];
    if (found) numbers.push(Number(found));
    at += found?.length ?? 1;
  }
  return numbers;
}

class PathFollower {
  readonly #pen: Pen;
  #x = 0;
  #y = 0;
  #startX = 0;
  #startY = 0;
  /** The last control point of the curve before, and whether it was cubic or quadratic. */
  #control: { x: number; y: number; of: "cubic" | "quadratic" } | undefined;

  readonly #steps: Readonly<Record<string, (...values: number[]) => void>> = {
    m: (x = 0, y = 0) => this.#moveTo(x, y),
    l: (x = 0, y = 0) => this.#lineTo(x, y),
    h: (x = 0) => this.#lineTo(x, this.#y),
    v: (y = 0) => this.#lineTo(this.#x, y),
    c: (x1 = 0, y1 = 0, x2 = 0, y2 = 0, x = 0, y = 0) => this.#cubic(x1, y1, x2, y2, x, y),
    s: (x2 = 0, y2 = 0, x = 0, y = 0) => this.#cubic(...this.#mirrored("cubic"), x2, y2, x, y),
    q: (x1 = 0, y1 = 0, x = 0, y = 0) => this.#quadratic(x1, y1, x, y),
    t: (x = 0, y = 0) => this.#quadratic(...this.#mirrored("quadratic"), x, y),
    a: (...values) => this.#arc(values),
    z: () => this.#close(),
  };

  constructor(pen: Pen) {
    this.#pen = pen;
  }

  /** @param command of an SVG path, which is relative if it is a small letter */
  follow(command: string, values: readonly number[]): void {
    const kind = command.toLowerCase();
    this.#steps[kind]?.(...(command === kind ? values.map((value, at) => value + this.#origin(kind, at)) : values));
  }

  /** What is added to a value of a relative command. */
  #origin(kind: string, at: number): number {
    if (kind === "v") return this.#y;
    // Before its end, an arc has its radii and flags.
    if (kind === "a" && at < 5) return 0;
    return (kind === "a" ? at - 5 : at) % 2 === 0 ? this.#x : this.#y;
  }

  #moveTo(x: number, y: number): void {
    this.#pen.move(x, y);
    [this.#startX, this.#startY] = [x, y];
    this.#standAt(x, y);
  }

  #lineTo(x: number, y: number): void {
    this.#pen.line(x, y);
    this.#standAt(x, y);
  }

  #close(): void {
    this.#pen.close();
    this.#standAt(this.#startX, this.#startY);
  }

  #cubic(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void {
    this.#pen.curve(x1, y1, x2, y2, x, y);
    this.#standAt(x, y);
    this.#control = { x: x2, y: y2, of: "cubic" };
  }

  #quadratic(cx: number, cy: number, x: number, y: number): void {
    const between = (from: number, to: number) => from + (2 / 3) * (to - from);
    this.#pen.curve(between(this.#x, cx), between(this.#y, cy), between(x, cx), between(y, cy), x, y);
    this.#standAt(x, y);
    this.#control = { x: cx, y: cy, of: "quadratic" };
  }

  /** The control point of a smooth continuation. */
  #mirrored(of: "cubic" | "quadratic"): [number, number] {
    const control = this.#control?.of === of ? this.#control : { x: this.#x, y: this.#y };
    return [2 * this.#x - control.x, 2 * this.#y - control.y];
  }

  #standAt(x: number, y: number): void {
    [this.#x, this.#y] = [x, y];
    this.#control = undefined;
  }

  #arc([rx = 0, ry = 0, degrees = 0, isLarge = 0, isSweep = 0, x = 0, y = 0]: readonly number[]): void {
    const isDot = x === this.#x && y === this.#y;
    if (isDot || rx === 0 || ry === 0) {
      this.#lineTo(x, y);
      return;
    }
    const curves = arcCurves(
      { x: this.#x, y: this.#y },
      { x, y },
      {
        ...{ rx: Math.abs(rx), ry: Math.abs(ry), turn: (degrees * Math.PI) / 180 },
        ...{ isLarge: isLarge === 1, isSweep: isSweep === 1 },
      },
    );
    for (const curve of curves) this.#cubic(...curve);
    this.#standAt(x, y);
  }
}
