import { withShare } from '../with-share.ts'
import type { AcceptedNumber } from './schema.ts'
import { writeAccepted } from './written.ts'

/** Writes an accepted number for people: "9.81 ± 0.05 m/s (50%)", "200 ± 2%". `unit` begins with a blank. */
export const numberInWords = (one: AcceptedNumber, unit = ''): string =>
  withShare(
    `${writeAccepted({ ...one, share: 100 })
      .replace(' +- ', ' ± ')
      .replace(/ %/, '%')}${unit}`,
    one.share,
  )
