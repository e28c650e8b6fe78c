/** The extra time of a student, in whole seconds, rounded up: `percent` of the duration of the quiz in seconds. */
export const extraSecondsOf = (duration: number, percent: number): number =>
  Math.ceil((duration * percent) / 100)
