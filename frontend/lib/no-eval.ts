import { z } from "zod";

// Else zod tries whether it may compile its rules, a breach of the content security policy. Import before any rules.
z.config({ jitless: true });
