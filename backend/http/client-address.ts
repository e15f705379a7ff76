import { isIPv4 } from "node:net";
import ipaddr from "ipaddr.js";

/**
 * The network that limits take a caller for: an IPv4 address, or the first 64 bits of an IPv6 address, because one
 * household or phone has all the rest to itself and may change it at will.
 *
 * @param ip `request.ip`, which behind a proxy is right only where "trust proxy" is set
 */
export function clientAddress(ip: string | undefined): string {
  if (ip === undefined) return "unknown";
  if (isIPv4(ip)) return ip;
  if (!ipaddr.isValid(ip)) return "unknown";
  const address = ipaddr.process(ip);
  if (address.kind() === "ipv4") return address.toString();
  const network = address.toByteArray().slice(0, 8);
  return `${ipaddr.fromByteArray([...network, 0, 0, 0, 0, 0, 0, 0, 0]).toString()}/64`;
}
