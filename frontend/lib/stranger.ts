import { withoutSession } from "../../common/page-marks.ts";

// Tests of single modules have no page.
let isSoFar = globalThis.document?.documentElement.hasAttribute(withoutSession) ?? false;

/** Whether nobody is signed in, as far as is known without asking: the page came without a session, and sent nothing yet. */
export function isStranger(): boolean {
  return isSoFar;
}

/** To be called for each request that may begin a session. */
export function noLongerStranger(): void {
  isSoFar = false;
}
