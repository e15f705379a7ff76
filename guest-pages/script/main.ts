import { enhanceCodeForm } from "./code-form.ts";
import { keepColourMode } from "./colour-mode.ts";
import { dropPage } from "./kept-page.ts";
import { forgetFound, forgetOldFound } from "./last-found.ts";
import { enhanceMenus } from "./menus.ts";
import { enhanceSearch } from "./search.ts";
import { restoreTyped } from "./typed.ts";

/*
 * What the page does beyond its HTML: it searches while the guest types, follows changes, and works without a connection.
 * The page is complete without it.
 */

keepColourMode();
enhanceMenus();
enhanceCodeForm();
restoreTyped();
enhanceSearch();

forgetOldFound();
// What was kept of an event that is gone, is gone as well.
if (document.body.dataset.body === "missing" && forgetFound()) void dropPage();
