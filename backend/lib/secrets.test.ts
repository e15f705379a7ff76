import { expect, it } from "vitest";
import { createSecrets } from "./secrets.ts";

const secrets = createSecrets("a secret of this test");
const text = "JBSWY3DPEHPK3PXP";
const sealed = secrets.seal("user 1", text);

it("opens what it sealed, and nothing of another owner or session secret", () => {
  expect(secrets.open("user 1", sealed)).toBe(text);
  expect(secrets.seal("user 1", text)).not.toBe(sealed);
  expect(Buffer.from(sealed, "base64url").toString("latin1")).not.toContain(text);
  expect(secrets.open("user 2", sealed)).toBeUndefined();
  expect(createSecrets("another secret").open("user 1", sealed)).toBeUndefined();
});

it("opens nothing that was changed or cut off", () => {
  const bytes = Buffer.from(sealed, "base64url");
  for (const [place, byte] of bytes.entries()) {
    const changed = Buffer.from(bytes);
    changed[place] = byte ^ 1;
    expect(secrets.open("user 1", changed.toString("base64url"))).toBeUndefined();
    const cutOff = bytes.subarray(0, place).toString("base64url");
    expect(secrets.open("user 1", cutOff)).toBeUndefined();
  }
});
