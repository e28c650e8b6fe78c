import type { QuestionContent } from '../schemas/question.ts'

const others = 'above|below|these|those|them|options?|answers?|choices?|others?|preceding|previous|foregoing'

/** An option that speaks of the options before it: it would be wrong, or give itself away, in another place. */
const ofAll = new RegExp(
  String.raw`^(?:all|none|both|neither|any|two|three) (?:of )?(?:(?:the|these|those|them) ?)?(?:${others})\b` +
    String.raw`|\b(?:of the above|of the others|the above)\b`,
  'i',
)

const label = String.raw`\(?(?:[a-h]|[1-8]|i{1,3}|iv|v)\)?`

/** An option that names others by their letters or numbers: "Both A and C", "(i) and (iii) only". */
const byLetter = new RegExp(
  String.raw`^(?:(?:both|only|either|neither|options?|answers?|choices?)\s+)*${label}(?:\s*,\s*${label})*` +
    String.raw`\s*,?\s*(?:and|or|nor|&)\s*${label}(?:\s+(?:only|both|are (?:correct|true|right)))?\s*\.?$`,
  'i',
)

/** Options about other options: by their place, or by their letters. */
export type Referring = { toAll: number[]; toLetters: number[] }

/** Finds the options that speak of other options. */
export const referringOptions = ({ options }: Pick<QuestionContent, 'options'>): Referring => {
  const found = (pattern: RegExp): number[] =>
    options.flatMap(({ option }, index) => (pattern.test(option.trim()) ? [index] : []))
  return { toAll: found(ofAll), toLetters: found(byLetter) }
}

/**
 * Returns the options that stay in their places: those that the author pinned, otherwise those that speak of the
 * others. If an option names others by letters, all stay. Another rule here would move the options of open attempts.
 */
export const pinnedOptions = (content: Pick<QuestionContent, 'options' | 'pinned_options'>): number[] => {
  if (content.pinned_options) return content.pinned_options
  const { toAll, toLetters } = referringOptions(content)
  return toLetters.length > 0 ? content.options.map((_, index) => index) : toAll
}
