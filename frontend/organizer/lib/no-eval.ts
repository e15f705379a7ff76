// Else zod tries whether it may compile its rules, a breach of the content security policy. As `z.config` would, but
// without the library, which comes with the first screen that has rules.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
