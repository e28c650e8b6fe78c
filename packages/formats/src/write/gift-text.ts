import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import { type Content, emptyContent } from '../entry/entry.ts'
import { htmlOf } from './html.ts'

export const escapeGift = (text: string): string => text.replace(/[~=#{}:\\]/g, String.raw`\$&`)

/** Images on the web keep their link. A GIFT file contains no images. */
const onTheWeb = (link: string): string | undefined => (/^https?:\/\//.test(link) ? link : undefined)

/** Writes the feedback on an option, behind it; nothing if there is none. */
export const giftFeedback = ({ option_feedback: said }: QuestionContent, index: number): string =>
  said?.[index] ? `#${giftText({ ...emptyContent, text: said[index] })}` : ''

/** Writes a text with its formula as GIFT's HTML. */
export const giftText = (content: Content): string => escapeGift(htmlOf(content, onTheWeb))
