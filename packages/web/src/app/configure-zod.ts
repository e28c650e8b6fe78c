import * as z from 'zod/mini'

// Compiling schemas at run time needs `eval`, which the content security policy forbids. It must be said
// before the first schema is made.
z.config({ jitless: true })
