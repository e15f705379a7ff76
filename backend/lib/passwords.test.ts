import { hash } from "@node-rs/argon2";
import { expect, it, vi } from "vitest";
import { type HashingTurn, whenItsTheirTurn } from "./passwords.ts";

it("refuses callers with too many waiting before them, and nobody else", async () => {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const turn = (line: HashingTurn["line"], key: string, work: () => Promise<unknown> = async () => undefined) =>
    whenItsTheirTurn({ line, key }, work);
  const crowd = Array.from({ length: 251 }, () => turn("stranger", "crowd", () => opened));
  await expect(turn("stranger", "crowd")).rejects.toMatchObject({
    code: "UNAVAILABLE",
    status: 503,
    retryAfterSeconds: 5,
    message: "Too many people are signing in right now. Please try again in 5 seconds.",
  });
  const beside = turn("stranger", "beside", async () => "beside");
  expect(await turn("known", "known", async () => "known")).toBe("known");
  open();
  expect(await beside).toBe("beside");
  await Promise.all(crowd);
});

it("hashes with argon2id at OWASP's first choice of costs", async () => {
  const { passwordCost } = await vi.importActual<typeof import("./password-cost.ts")>("./password-cost.ts");
  expect(await hash("correct horse", passwordCost)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});
