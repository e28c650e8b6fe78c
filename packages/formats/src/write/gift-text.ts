import type { Content } from '../entry/entry.ts'
import { htmlOf } from './html.ts'

export const escapeGift = (text: string): string => text.replace(/[~=#{}:\\]/g, String.raw`\$&`)

/** Images on the web keep their link. A GIFT file contains no images. */
const onTheWeb = (link: string): string | undefined => (/^https?:\/\//.test(link) ? link : undefined)

/** Writes a text with its formula as GIFT's HTML. */
export const giftText = (content: Content): string => escapeGift(htmlOf(content, onTheWeb))
