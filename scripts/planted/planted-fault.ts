export interface PlantedFault {
  area: string;
  /** What a person would notice, in one sentence. */
  seen: string;
  file: string;
  /** Text that occurs once in the file. */
  rule: string;
  /** Replacement with the mistake; it compiles. */
  instead: string;
  /** Test files expected to fail, all of one project: below e2e/, or others. */
  tests: readonly [string, ...string[]];
}
