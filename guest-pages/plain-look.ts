import type { ShownEvent } from "../common/guest-page.ts";
import { defaultTheme } from "../common/theme.ts";

/** Whether nobody has given the page a look: its names then stand on a wash of their own. */
export const isPlain = ({ theme, picture }: Pick<ShownEvent, "theme" | "picture">): boolean =>
  picture === null && theme.backgroundColor.toLowerCase() === defaultTheme.backgroundColor;
