import { formatPercent } from '../rules/format-number.ts'

/** Writes an accepted answer for people, with the part of the marks that it earns: "City of Paris (50%)". */
export const withShare = (answer: string, share: number): string =>
  share === 100 ? answer : `${answer} (${formatPercent(share)})`
