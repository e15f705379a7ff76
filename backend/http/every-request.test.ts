import { describe, expect, it } from "vitest";
import { clientAddress } from "./every-request.ts";

describe("clientAddress", () => {
  it.each([
    ["203.0.113.7", "203.0.113.7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:db8:1:2::", "2001:db8:1:2::/64"],
    ["fe80::1%eth0", "fe80::/64"],
    ["::1", "::/64"],
    ["not an address", "unknown"],
    [undefined, "unknown"],
  ])("maps %s to %s", (ip, network) => {
    expect(clientAddress(ip)).toBe(network);
  });
});
