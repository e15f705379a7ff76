/** @jsxImportSource preact */
import type { ComponentChildren } from "preact";

interface MessageProps {
  title: string;
  texts: readonly string[];
  /** What to do next. */
  children?: ComponentChildren;
}

/** In place of the list: why it is not there, and what to do. */
export function Message({ title, texts, children }: MessageProps) {
  return (
    <main class="message">
      <svg viewBox="0 0 160 112" aria-hidden="true">
        <path d="M38 40v56M122 40v56M24 98c8-4 20-4 28 0M108 98c8-4 20-4 28 0M44 33a6 6 0 1 1-12 0 6 6 0 0 1 12 0ZM128 33a6 6 0 1 1-12 0 6 6 0 0 1 12 0Z" />
        <path class="green" d="M38 46c16 40 68 40 84 0 0 7-1 12-3 17-14 28-64 28-78 0-2-5-3-10-3-17Z" />
      </svg>
      <h1>{title}</h1>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {children}
    </main>
  );
}
