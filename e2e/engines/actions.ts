// Both WebDriver protocols describe what hands do in the same words.

/** The code of the key Enter: https://www.w3.org/TR/webdriver2/#keyboard-actions */
export const enterKey = "\uE007";

/** Pressing keys one after another. @param keys characters, or codes of keys */
export function typing(keys: string) {
  const actions = [...keys].flatMap((value) => [
    { type: "keyDown", value },
    { type: "keyUp", value },
  ]);
  return [{ type: "key", id: "keyboard", actions }];
}

/** A click on a point of what is visible of the page. */
export function clicking(x: number, y: number) {
  const actions = [
    { type: "pointerMove", x: Math.round(x), y: Math.round(y) },
    { type: "pointerDown", button: 0 },
    { type: "pointerUp", button: 0 },
  ];
  return [{ type: "pointer", id: "mouse", actions }];
}
