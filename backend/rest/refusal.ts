/** A refusal that the REST API words itself, or passes on from the graph: its message is shown to people as it stands. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly status: number;

  /** @param status HTTP status, 400 or above. */
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}
