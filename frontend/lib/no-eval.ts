import { z } from "zod";

// Otherwise zod tries whether it may compile its rules, which the content security policy reports as a breach each time. Must be
// imported before any rules are.
z.config({ jitless: true });
