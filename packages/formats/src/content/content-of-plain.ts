import type { Content } from '../entry/entry.ts'
import { splitEquation } from './formulas.ts'

/** A text that is no markup. */
export const contentOfPlain = (text: string): Content => ({ ...splitEquation(text), image: '' })
