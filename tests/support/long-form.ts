/**
 * Whether every case is tried. Without TEST_LONG=1, suites that have kinds of cases take one case of each
 * kind; see docs/testing.md.
 */
export const isLongForm = process.env.TEST_LONG === '1'
