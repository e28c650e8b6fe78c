import type { Kind } from '../entry/kinds.ts'
import type { FieldName } from './field-names.ts'

/** `number`: what the list counts its options with, where it has no letters. */
export type OptionStart = { letter: string; number?: number; text: string; isMarked: boolean }
export type ListedOption = OptionStart & { images: string[] }
/** A question as its lines tell it. `number` is undefined where the list has none. */
export type ListedQuestion = {
  line: number
  number?: number
  stem: string[]
  options: ListedOption[]
  fields: Partial<Record<FieldName, string>>
  images: string[]
  without: string[]
  marks?: number
  declared?: Kind
  section: string
  source: string[]
}
