const prefix = "Guest of ";

/** What the list calls plus-ones whose names nobody gave. */
export function unnamedGuests(host: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${prefix}${host}${index === 0 ? "" : ` (${index + 1})`}`);
}

/** Whether a guest without a name belongs to this host; to any host, if none is given. */
export function isUnnamedOf(name: string, host = ""): boolean {
  return name.startsWith(prefix + host);
}
