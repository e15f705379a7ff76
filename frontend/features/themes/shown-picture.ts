import type { ShownPicture } from "../../../common/guest-page.ts";
import type { EventLook_ThemeFragment } from "./generated/theme-editor.ts";

const kinds = { MONOGRAM: "monogram", PHOTO: "photo" } as const;

export function shownPicture({ picture }: Pick<EventLook_ThemeFragment, "picture">): ShownPicture | null {
  if (!picture) return null;
  const { kind, path, width, height, smallPath, smallWidth, ink, focusX, focusY } = picture;
  return { kind: kinds[kind], path, width, height, smallPath, smallWidth, ink, focusX, focusY };
}
