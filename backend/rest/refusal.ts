/** A refusal that the REST API words itself, or passes on from the graph: its message is shown to people as it stands. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly status: number;
  /** Seconds after which to try again, where that may help. */
  readonly retryAfterSeconds: number | undefined;

  /**
   * @param status HTTP status, 400 or above.
   * @param retryAfterSeconds sent as `Retry-After`.
   */
  constructor(status: number, message: string, retryAfterSeconds?: number) {
    super(message);
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
