import type { SearchModel } from "./search-model.ts";
import { SparseBuilder, type SparseRows, valueAt } from "./sparse-rows.ts";

/** Units up to which links are also in a full matrix, 8 MB at most, which is faster to read. */
const maxUnitsOfMatrix = 1000;

/** What two units at one table add: wishes less a penalty for each rule that keeps them apart. */
export class Links {
  readonly rows: SparseRows;
  /** What the most negative link of a unit takes away, at least 0. */
  readonly worst: Float64Array;
  /** Units that profit from each other: those of row i are from starts[i] to before starts[i + 1]. */
  readonly friends: { readonly starts: Int32Array; readonly columns: Int32Array };
  readonly areApart: boolean;
  private readonly weights: Float64Array;
  private readonly rules: Float64Array;
  private readonly matrix: Float64Array | null;

  constructor(model: SearchModel) {
    this.unitCount = model.units.length;
    this.rows = mergeRows(model, this.unitCount);
    this.weights = this.rows.values.slice();
    this.rules = this.rows.values.slice();
    this.forEach((unit, other, place) => {
      this.weights[place] = valueAt(model.weights, unit, other);
      this.rules[place] = valueAt(model.apart, unit, other);
    });
    this.areApart = model.apart.columns.length > 0;
    this.worst = new Float64Array(this.unitCount);
    this.friends = friendsOf(this.rows.starts, this.rows.columns, (place) => {
      return (this.weights[place] ?? 0) > 0 && this.rules[place] === 0;
    });
    this.matrix = this.unitCount <= maxUnitsOfMatrix ? new Float64Array(this.unitCount ** 2) : null;
    this.weigh(0);
  }

  private readonly unitCount: number;

  weigh(penalty: number): void {
    this.worst.fill(0);
    this.forEach((unit, other, place) => {
      const value = (this.weights[place] ?? 0) - penalty * (this.rules[place] ?? 0);
      this.rows.values[place] = value;
      if (this.matrix) this.matrix[unit * this.unitCount + other] = value;
      if (-value > (this.worst[unit] ?? 0)) this.worst[unit] = -value;
    });
  }

  between(unit: number, other: number): number {
    return this.matrix ? (this.matrix[unit * this.unitCount + other] ?? 0) : valueAt(this.rows, unit, other);
  }

  private forEach(visit: (unit: number, other: number, place: number) => void): void {
    const { starts, columns } = this.rows;
    for (let unit = 0; unit < this.unitCount; unit++) {
      for (let place = starts[unit] ?? 0; place < (starts[unit + 1] ?? 0); place++) {
        visit(unit, columns[place] ?? 0, place);
      }
    }
  }
}

function mergeRows({ weights, apart }: SearchModel, unitCount: number): SparseRows {
  const builder = new SparseBuilder(unitCount);
  for (const { starts, columns } of [weights, apart]) {
    for (let unit = 0; unit < unitCount; unit++) {
      for (const other of columns.subarray(starts[unit], starts[unit + 1])) builder.add(unit, other, 0);
    }
  }
  return builder.build();
}

function friendsOf(starts: Int32Array, columns: Int32Array, isFriend: (place: number) => boolean) {
  const friendStarts = new Int32Array(starts.length);
  const friends: number[] = [];
  for (let unit = 0; unit + 1 < starts.length; unit++) {
    for (let place = starts[unit] ?? 0; place < (starts[unit + 1] ?? 0); place++) {
      if (isFriend(place)) friends.push(columns[place] ?? 0);
    }
    friendStarts[unit + 1] = friends.length;
  }
  return { starts: friendStarts, columns: Int32Array.from(friends) };
}
