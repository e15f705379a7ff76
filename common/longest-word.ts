const breaks = /[\s\-\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]+/u;

/** Letters of a text's longest part that no line breaks: at spaces, hyphens and between Chinese or Japanese letters, one does. */
export function longestWord(text: string): number {
  return Math.max(...text.split(breaks).map((word) => [...word].length));
}
