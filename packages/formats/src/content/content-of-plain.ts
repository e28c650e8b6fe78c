import type { Content } from '../entry/entry.ts'
import { splitEquation } from './formulas.ts'

/** A text that is no markup. */
export const contentOfPlain = (text: string): Content => ({ ...splitEquation(text), image: '' })

/** A content with an image beside it, where there is one. */
export const withImage = (content: Content, image: string | undefined): Content =>
  image === undefined ? content : { ...content, image }
