/** A mistake that somebody could make in a file of the product, and the tests that must notice it. */
export interface PlantedFault {
  area: string;
  /** What a person would notice, in one sentence. */
  seen: string;
  file: string;
  /** Text that occurs once in the file. */
  rule: string;
  /** What stands there with the mistake. It compiles. */
  instead: string;
  /** Test files that are expected to fail, of one project: those below e2e/, or others. */
  tests: readonly [string, ...string[]];
}
