/**
 * Pairs an even number of vertices so that the weights of the pairs sum up to as much as possible (Edmonds 1965). Takes time in the
 * cube of their number. Weights are whole numbers, at vertex × count + vertex. Yields after each pair more; returns each one's mate.
 */
export function* perfectMatching(weights: Float64Array, count: number): Generator<void, Int32Array> {
  const matching = new Matching(weights, count);
  while (matching.addPair()) yield;
  return matching.mates.slice(0, count);
}

const none = -1;
/** What a search tree says of a node: not in it, an even or an odd number of edges from the root. */
const outside = 0;
const even = 1;
const odd = 2;

/**
 * Nodes are vertices and, from number `count`, blossoms: odd cycles of nodes that act as one. Labels are prices, at which no pair
 * is worth more than both: slack is 0 or more. Pairs of a best matching have no slack.
 */
class Matching {
  /** The vertex that a node is paired with. */
  readonly mates: Int32Array;
  private readonly room: number;
  /** Twice the price of a vertex, and of a blossom. */
  private readonly labels: Float64Array;
  /** The outermost node around each; none for numbers not in use. */
  private readonly tops: Int32Array;
  private readonly kinds: Uint8Array;
  /** The vertex from which an odd node was reached. */
  private readonly parents: Int32Array;
  /** The even vertex with the least slack to a node. */
  private readonly nearest: Int32Array;
  /** The vertex of a node with the least slack to another, at node × room + other. */
  private readonly ports: Int32Array;
  /** The member of a blossom around a vertex, at node × count + vertex. */
  private readonly owners: Int32Array;
  /** Nodes of a blossom in cyclic order; the first is the one paired with a node outside. */
  private readonly members: number[][];
  private readonly stamps: Int32Array;
  private stamp = 0;
  private queue: number[] = [];

  constructor(
    private readonly weights: Float64Array,
    private readonly count: number,
  ) {
    const room = count + (count >> 1);
    this.room = room;
    this.labels = new Float64Array(room);
    this.tops = new Int32Array(room).fill(none);
    this.mates = new Int32Array(room).fill(none);
    this.kinds = new Uint8Array(room);
    this.parents = new Int32Array(room);
    this.nearest = new Int32Array(room);
    this.ports = new Int32Array(room * room);
    this.owners = new Int32Array(room * count);
    this.members = Array.from({ length: room }, () => []);
    this.stamps = new Int32Array(room);
    for (let vertex = 0; vertex < count; vertex++) this.addVertex(vertex);
    for (let vertex = 0; vertex < count; vertex++) this.pairAtOnce(vertex);
  }

  private addVertex(vertex: number): void {
    this.tops[vertex] = vertex;
    this.ports.fill(vertex, vertex * this.room, (vertex + 1) * this.room);
    this.owners[vertex * this.count + vertex] = vertex;
    let most = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < this.count; other++) {
      if (other !== vertex) most = Math.max(most, this.weights[vertex * this.count + other] ?? 0);
    }
    this.labels[vertex] = most;
  }

  private pairAtOnce(vertex: number): void {
    for (let other = 0; other < vertex && this.mates[vertex] === none; other++) {
      if (this.mates[other] !== none || this.slack(vertex, other) > 0) continue;
      this.mates[vertex] = other;
      this.mates[other] = vertex;
    }
  }

  /** Grows trees from all vertices without a mate until two meet. @returns whether there was one */
  addPair(): boolean {
    this.kinds.fill(outside);
    this.nearest.fill(none);
    this.queue = [];
    for (let node = 0; node < this.room; node++) {
      if (this.tops[node] === node && this.mates[node] === none) this.makeEven(node);
    }
    if (this.queue.length === 0) return false;
    while (!this.search()) {
      this.shiftLabels(this.leastShift());
      if (this.followNearest()) break;
      for (let node = this.count; node < this.room; node++) {
        if (this.tops[node] === node && this.kinds[node] === odd && this.labels[node] === 0) this.expand(node);
      }
    }
    return true;
  }

  private search(): boolean {
    for (let vertex = this.queue.pop(); vertex !== undefined; vertex = this.queue.pop()) {
      for (let other = 0; other < this.count; other++) {
        const top = this.tops[other] ?? 0;
        if (this.tops[vertex] === top) continue;
        if (this.slack(vertex, other) > 0) this.noteNearest(vertex, top);
        else if (this.follow(vertex, other)) return true;
      }
    }
    return false;
  }

  private followNearest(): boolean {
    for (let node = 0; node < this.room; node++) {
      const vertex = this.nearest[node] ?? none;
      if (this.tops[node] !== node || vertex === none || this.tops[vertex] === node) continue;
      if (this.slack(vertex, node) === 0 && this.follow(vertex, this.port(node, vertex))) return true;
    }
    return false;
  }

  /** An edge without slack makes a tree larger, or a blossom, or ends the search. */
  private follow(vertex: number, other: number): boolean {
    const [node, next] = [this.tops[vertex] ?? 0, this.tops[other] ?? 0];
    if (this.kinds[next] === outside) {
      this.parents[next] = vertex;
      this.kinds[next] = odd;
      this.nearest[next] = none;
      const mate = this.tops[this.mates[next] ?? 0] ?? 0;
      this.nearest[mate] = none;
      this.makeEven(mate);
    } else if (this.kinds[next] === even) {
      const base = this.commonNode(node, next);
      if (base === none) {
        this.augment(node, next);
        this.augment(next, node);
        return true;
      }
      this.shrink(node, base, next);
    }
    return false;
  }

  private makeEven(node: number): void {
    this.kinds[node] = even;
    this.enqueue(node);
  }

  private enqueue(node: number): void {
    if (node < this.count) this.queue.push(node);
    else for (const member of this.members[node] ?? []) this.enqueue(member);
  }

  private leastShift(): number {
    let least = Number.POSITIVE_INFINITY;
    for (let node = 0; node < this.room; node++) {
      if (this.tops[node] !== node) continue;
      const isOdd = this.kinds[node] === odd;
      if (isOdd && node >= this.count) least = Math.min(least, (this.labels[node] ?? 0) / 2);
      const vertex = this.nearest[node] ?? none;
      if (isOdd || vertex === none) continue;
      const slack = this.slack(vertex, node);
      least = Math.min(least, this.kinds[node] === even ? slack / 2 : slack);
    }
    return least;
  }

  private shiftLabels(shift: number): void {
    for (let node = 0; node < this.room; node++) {
      const isVertex = node < this.count;
      const top = this.tops[node] ?? none;
      if (!isVertex && top !== node) continue;
      const change = isVertex ? -shift : 2 * shift;
      const kind = this.kinds[top];
      if (kind === even) this.labels[node] = (this.labels[node] ?? 0) + change;
      else if (kind === odd) this.labels[node] = (this.labels[node] ?? 0) - change;
    }
  }

  private port(node: number, other: number): number {
    return this.ports[node * this.room + other] ?? 0;
  }

  private slack(node: number, other: number): number {
    const [one, two] = [this.port(node, other), this.port(other, node)];
    return (this.labels[one] ?? 0) + (this.labels[two] ?? 0) - 2 * (this.weights[one * this.count + two] ?? 0);
  }

  private noteNearest(vertex: number, node: number): void {
    const known = this.nearest[node] ?? none;
    if (known === none || this.slack(vertex, node) < this.slack(known, node)) this.nearest[node] = vertex;
  }

  private findNearest(node: number): void {
    this.nearest[node] = none;
    for (let vertex = 0; vertex < this.count; vertex++) {
      const top = this.tops[vertex] ?? 0;
      if (top !== node && this.kinds[top] === even) this.noteNearest(vertex, node);
    }
  }

  /** The next even node towards the root; none at the root. */
  private above(node: number): number {
    const mate = this.mates[node] ?? none;
    return mate === none ? none : (this.tops[this.parents[this.tops[mate] ?? 0] ?? 0] ?? 0);
  }

  private commonNode(one: number, two: number): number {
    this.stamp++;
    for (let [node, other] = [one, two]; node !== none || other !== none; [node, other] = [other, node]) {
      if (node === none) continue;
      if (this.stamps[node] === this.stamp) return node;
      this.stamps[node] = this.stamp;
      node = this.above(node);
    }
    return none;
  }

  /** Pairs along the path from an even node to its root, beginning with another node. */
  private augment(node: number, other: number): void {
    for (let [one, two] = [node, other]; ; ) {
      const mate = this.mates[one] ?? none;
      this.pair(one, two);
      if (mate === none) return;
      const next = this.tops[mate] ?? 0;
      const parent = this.tops[this.parents[next] ?? 0] ?? 0;
      this.pair(next, parent);
      [one, two] = [parent, next];
    }
  }

  private pair(node: number, other: number): void {
    this.mates[node] = this.port(other, node);
    if (node < this.count) return;
    const entry = this.owners[node * this.count + this.port(node, other)] ?? 0;
    const place = this.evenPlace(node, entry);
    const members = this.members[node] ?? [];
    for (let at = 0; at < place; at++) this.pair(members[at] ?? 0, members[at ^ 1] ?? 0);
    this.pair(entry, other);
    this.members[node] = [...members.slice(place), ...members.slice(0, place)];
  }

  /** Where a member is in its blossom, which is turned around if it is an odd number of edges from the first. */
  private evenPlace(blossom: number, member: number): number {
    const members = this.members[blossom] ?? [];
    const place = members.indexOf(member);
    if (place % 2 === 0) return place;
    this.members[blossom] = [...members.slice(0, 1), ...members.slice(1).reverse()];
    return members.length - place;
  }

  private shrink(one: number, base: number, two: number): void {
    let blossom = this.count;
    while (this.tops[blossom] !== none) blossom++;
    this.labels[blossom] = 0;
    this.mates[blossom] = this.mates[base] ?? none;
    const members = [base, ...this.pathTo(base, one).reverse(), ...this.pathTo(base, two)];
    this.members[blossom] = members;
    this.kinds[blossom] = even;
    this.setTop(blossom, blossom);
    this.owners.fill(none, blossom * this.count, (blossom + 1) * this.count);
    for (const [place, member] of members.entries()) this.addPorts(blossom, member, place === 0);
    this.findNearest(blossom);
  }

  /** The nodes from an even one up to before another; odd ones become even. */
  private pathTo(base: number, from: number): number[] {
    const path: number[] = [];
    for (let node = from; node !== base; node = this.above(node)) {
      const mate = this.tops[this.mates[node] ?? 0] ?? 0;
      path.push(node, mate);
      this.enqueue(mate);
    }
    return path;
  }

  private addPorts(blossom: number, member: number, isFirst: boolean): void {
    const { room, count, ports } = this;
    for (let node = 0; node < room; node++) {
      if (!isFirst && this.slack(member, node) >= this.slack(blossom, node)) continue;
      ports[blossom * room + node] = this.port(member, node);
      ports[node * room + blossom] = this.port(node, member);
    }
    for (let vertex = 0; vertex < count; vertex++) {
      const isOwn = member < count ? member === vertex : this.owners[member * count + vertex] !== none;
      if (isOwn) this.owners[blossom * count + vertex] = member;
    }
  }

  private setTop(node: number, top: number): void {
    this.tops[node] = top;
    if (node >= this.count) for (const member of this.members[node] ?? []) this.setTop(member, top);
  }

  /** An odd blossom that has become free: the shorter way through it stays in the tree. */
  private expand(blossom: number): void {
    for (const member of this.members[blossom] ?? []) this.setTop(member, member);
    const parent = this.parents[blossom] ?? 0;
    const entry = this.owners[blossom * this.count + this.port(blossom, parent)] ?? 0;
    const place = this.evenPlace(blossom, entry);
    const members = this.members[blossom] ?? [];
    for (let at = 0; at < place; at += 2) {
      const [node, next] = [members[at] ?? 0, members[at + 1] ?? 0];
      this.parents[node] = this.port(next, node);
      this.kinds[node] = odd;
      this.nearest[node] = none;
      this.kinds[next] = even;
      this.findNearest(next);
      this.enqueue(next);
    }
    this.kinds[entry] = odd;
    this.parents[entry] = parent;
    for (const member of members.slice(place + 1)) {
      this.kinds[member] = outside;
      this.findNearest(member);
    }
    this.tops[blossom] = none;
  }
}
