import { isIPv4 } from "node:net";
import ipaddr from "ipaddr.js";

/** The network of `request.ip`: an IPv4 address, or the 64 bits of IPv6 that one household or phone has to itself. */
export function clientAddress(ip: string | undefined): string {
  if (ip === undefined) return "unknown";
  if (isIPv4(ip)) return ip;
  if (!ipaddr.isValid(ip)) return "unknown";
  const address = ipaddr.process(ip);
  if (address.kind() === "ipv4") return address.toString();
  const network = address.toByteArray().slice(0, 8);
  return `${ipaddr.fromByteArray([...network, 0, 0, 0, 0, 0, 0, 0, 0]).toString()}/64`;
}
