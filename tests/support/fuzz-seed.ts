/** Fixed, so that the tests use the same values in each run; `pnpm fuzz` uses others. */
export const fuzzSeed = Number(process.env['FAULT_SEED'] ?? 1)
