/**
 * Whether every case is to be tried. Without TEST_LONG=1 a suite that can be cut into kinds takes one case of
 * each kind; docs/testing.md says which.
 */
export const isLongForm = process.env.TEST_LONG === '1'
