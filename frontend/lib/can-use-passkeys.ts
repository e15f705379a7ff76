const ipAddress = /^[\d.]+$|:/;

/** Whether passkeys work in this browser, at this address: they belong to a host name, and need HTTPS or localhost. */
export function canUsePasskeys(): boolean {
  return "PublicKeyCredential" in window && !ipAddress.test(window.location.hostname);
}
