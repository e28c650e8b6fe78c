import { cutTo } from '../cut-to.ts'
import { kindLimits } from '../../limits.ts'
import type { AcceptedText } from '../short-answer/schema.ts'
import type { Cloze, Gap, GapKey, GapMode } from './schema.ts'

/** A gap as its author writes it: what students see of it and its key. */
export type WholeGap = Gap & GapKey

export const blankGap = (as: GapMode = 'typed'): WholeGap => ({
  as,
  choices: [],
  accepted: [],
  numbers: [],
  weight: 1,
})

export const acceptedWord = (value: string, share = 100): AcceptedText => ({
  value: cutTo(value, kindLimits.acceptedTextLength),
  is_pattern: false,
  share,
})

/** The gaps of a question, each with its key. */
export const gapsOf = ({ presentation, key }: Pick<Cloze, 'presentation' | 'key'>): WholeGap[] =>
  presentation.gaps.map((gap, index) => ({ ...blankGap(), ...gap, ...key.gaps[index] }))

/** The right words of the gaps that are filled from the bank, each once. */
const rightWords = (gaps: readonly WholeGap[]): string[] =>
  [
    ...new Set(gaps.flatMap(({ as, accepted }) => (as === 'bank' ? accepted.map(({ value }) => value) : []))),
  ].filter((word) => word.trim() !== '')

/** The words of the bank that are right in no gap. */
export const extraWords = (cloze: Pick<Cloze, 'presentation' | 'key'>): string[] => {
  const extra = [...cloze.presentation.bank]
  for (const word of rightWords(gapsOf(cloze))) {
    const at = extra.indexOf(word)
    if (at >= 0) extra.splice(at, 1)
  }
  return extra
}

/** Puts gaps into a question. The bank has the right words of its gaps, and the extra ones. */
export const withGapsOf = (
  former: Cloze,
  gaps: readonly WholeGap[],
  extra: readonly string[] = extraWords(former),
): Cloze => ({
  ...former,
  presentation: {
    gaps: gaps.map(({ as, choices }) => ({ as, choices: as === 'chosen' ? choices : [] })),
    bank: gaps.some(({ as }) => as === 'bank') ? [...rightWords(gaps), ...extra] : [],
  },
  key: {
    ...former.key,
    gaps: gaps.map(({ as, accepted, numbers, weight }) => ({
      accepted: as === 'number' ? [] : accepted,
      numbers: as === 'number' ? numbers : [],
      weight,
    })),
  },
})

/** What a new question of this kind begins with. */
export const blankCloze = (gaps: readonly WholeGap[] = [blankGap()]): Cloze =>
  withGapsOf(
    {
      kind: 'cloze',
      presentation: { gaps: [], bank: [] },
      key: {
        gaps: [],
        words: { case_counts: false, accents_count: true, punctuation_counts: true, typos: 0 },
      },
      scoring: { rule: 'each' },
    },
    gaps,
  )
