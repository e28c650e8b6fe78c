import { shareOfPercent } from '@quizwright/domain/kinds/share.ts'
import { kindLimits } from '@quizwright/domain/limits.ts'
import { escapeGift } from '../write/gift-text.ts'
import { escapeXml } from '../write/html.ts'
import type { AcceptedLine, TypedSettings } from '../entry/typed-settings.ts'

/** The accepted answers that earn something. */
export const linesOf = ({ accepted }: TypedSettings): AcceptedLine[] =>
  accepted
    .filter(({ text, share }) => text.trim() !== '' && share > 0)
    .map(({ text, share, feedback }) => ({
      text: text.trim(),
      share: shareOfPercent(share),
      ...feedbackField(feedback),
    }))

/** Feedback as it is stored: none for an empty one, and none that is too long. */
export const feedbackField = (feedback = ''): { feedback?: string } => {
  const text = feedback.trim()
  return text === '' || text.length > kindLimits.feedbackLength ? {} : { feedback: text }
}

type Accepted = { share: number; feedback?: string | undefined }

/** An accepted answer of Moodle XML. */
export const moodleAnswer = ({ share, feedback = '' }: Accepted, text: string, tolerance = ''): string =>
  `<answer fraction="${share}" format="moodle_auto_format"><text>${escapeXml(text)}</text>${tolerance}` +
  `${feedback.trim() === '' ? '' : `<feedback format="plain_text"><text>${escapeXml(feedback)}</text></feedback>`}` +
  '</answer>'

/** The feedback of an accepted answer of GIFT. */
export const giftFeedback = ({ feedback = '' }: Accepted): string =>
  feedback.trim() === '' ? '' : `#${escapeGift(feedback.trim())}`

/** The sign of an accepted answer of GIFT, with the part of the marks that it earns. */
export const giftSign = (share: number): string => (share === 100 ? '  =' : `  =%${share}%`)
