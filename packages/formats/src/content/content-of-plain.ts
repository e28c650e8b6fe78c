import type { Content } from '../entry/entry.ts'
import { splitEquation } from './formulas.ts'

/** Reads a text without markup. */
export const contentOfPlain = (text: string): Content => ({ ...splitEquation(text), image: '' })

/** Adds an image to a content, if there is one. */
export const withImage = (content: Content, image: string | undefined): Content =>
  image === undefined ? content : { ...content, image }
