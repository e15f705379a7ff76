import type { SearchModel } from "../solve/search-model.ts";

/** Guests who must sit together, or single guests, as units: what they are worth at one table, and how many seats there are. */
export interface UnitModel {
  readonly count: number;
  readonly sizes: Int32Array;
  /** Value of two units at one table, in rows of `count`; {@link forbidden} or less if they must be apart. */
  readonly weights: Int32Array;
  readonly tables: readonly number[];
}

/** Less than any allowed plan could make up for. */
const forbidden = -1_000_000;

/** The units of a problem, with weights times `scale`, rounded up. Leaves out all wishes but those of pairs. */
export function unitModelOf({ units, sizes, capacities, weights, apart }: SearchModel, scale: number): UnitModel {
  const count = units.length;
  const matrix = new Int32Array(count * count);
  for (const unit of units.keys()) {
    for (let place = weights.starts[unit] ?? 0; place < (weights.starts[unit + 1] ?? 0); place++) {
      const scaled = Math.ceil((weights.values[place] ?? 0) * scale - 1e-6);
      matrix[unit * count + (weights.columns[place] ?? 0)] = scaled;
    }
    for (let place = apart.starts[unit] ?? 0; place < (apart.starts[unit + 1] ?? 0); place++) {
      matrix[unit * count + (apart.columns[place] ?? 0)] = forbidden;
    }
  }
  return { count, sizes, weights: matrix, tables: [...capacities] };
}
