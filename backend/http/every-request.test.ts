import { expect, it } from "vitest";
import { clientAddress } from "./every-request.ts";

it.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["fe80::1%eth0", "fe80::/64"],
  ["::1", "::/64"],
  [undefined, "unknown"],
])("clientAddress maps %s to %s", (ip, network) => {
  expect(clientAddress(ip)).toBe(network);
});
