import { isIPv4 } from "node:net";
import ipaddr from "ipaddr.js";

/**
 * The network of a caller, for limits: an IPv4 address, or the first 64 bits of an IPv6 address, because one household or
 * phone has all the others in that range and may change its address at will.
 *
 * @param ip `request.ip`, which is correct behind a proxy only if "trust proxy" is set
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
