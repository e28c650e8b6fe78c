import * as z from 'zod/mini'

// Zod's JIT compiles schemas with `eval`, which the content security policy forbids. Set before the first schema.
z.config({ jitless: true })
