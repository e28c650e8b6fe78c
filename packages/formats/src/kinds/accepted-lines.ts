import { escapeXml } from '../write/html.ts'
import type { AcceptedLine, TypedSettings } from '../entry/typed-settings.ts'

/** The accepted answers that earn something, their shares as whole percents. */
export const linesOf = ({ accepted }: TypedSettings): AcceptedLine[] =>
  accepted
    .filter(({ text, share }) => text.trim() !== '' && share > 0)
    .map(({ text, share }) => ({ text: text.trim(), share: Math.min(100, Math.max(1, Math.round(share))) }))

/** An accepted answer of Moodle XML. */
export const moodleAnswer = (share: number, text: string, tolerance = ''): string =>
  `<answer fraction="${share}" format="moodle_auto_format"><text>${escapeXml(text)}</text>${tolerance}</answer>`

/** The sign of an accepted answer of GIFT, with the part of the marks that it earns. */
export const giftSign = (share: number): string => (share === 100 ? '  =' : `  =%${share}%`)
