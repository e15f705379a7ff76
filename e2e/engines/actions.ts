// Both WebDriver protocols describe input in the same way.

/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
export const enterKey = "\uE007";

export function typing(keys: string) {
  const actions = [...keys].flatMap((value) => [
    { type: "keyDown", value },
    { type: "keyUp", value },
  ]);
  return [{ type: "key", id: "keyboard", actions }];
}

export function clicking(x: number, y: number) {
  const actions = [
    { type: "pointerMove", x: Math.round(x), y: Math.round(y) },
    { type: "pointerDown", button: 0 },
    { type: "pointerUp", button: 0 },
  ];
  return [{ type: "pointer", id: "mouse", actions }];
}
