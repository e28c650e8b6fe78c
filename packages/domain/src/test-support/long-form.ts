/** Whether every case is tried; see docs/testing.md. */
export const isLongForm = process.env['TEST_LONG'] === '1'

/** How many generated cases a property is tried with: all in the long form, a quarter in the quick one. */
export const runs = (all: number): number => (isLongForm ? all : Math.ceil(all / 4))
