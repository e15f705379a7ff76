const key = "single-keys";

/** Whether keys without Ctrl do something. People who dictate turn them off, on each device. */
export function areSingleKeysOn(): boolean {
  try {
    return localStorage.getItem(key) !== "off";
  } catch {
    return true;
  }
}

export function turnSingleKeys(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(key);
    else localStorage.setItem(key, "off");
  } catch {
    // A browser that stores nothing has them on.
  }
}
