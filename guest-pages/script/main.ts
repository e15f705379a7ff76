import { enhanceCodeForm } from "./code-form.ts";
import { keepColorMode } from "./color-mode.ts";
import { dropPage } from "./kept-page.ts";
import { forgetFound, forgetOldFound } from "./last-found.ts";
import { enhanceMenus } from "./menus.ts";
import { enhanceSearch } from "./search.ts";
import { restoreTyped } from "./typed.ts";

/* Searches while the guest types, follows changes, works without a connection. The page is complete without it. */

keepColorMode();
enhanceMenus();
enhanceCodeForm();
restoreTyped();
enhanceSearch();

forgetOldFound();
// The cached page of an event that is gone goes as well.
if (document.body.dataset.body === "missing" && forgetFound()) void dropPage();
