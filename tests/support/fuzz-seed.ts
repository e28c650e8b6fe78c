/** A run of all tests draws the same values each time; `pnpm fuzz` draws other ones. */
export const fuzzSeed = Number(process.env['FAULT_SEED'] ?? 1)
