import { blankGap, type WholeGap } from '@quizwright/domain/kinds/cloze/blank.ts'
import type { Kind } from '../../entry/kinds.ts'
import type { RawQuestion } from '../../entry/entry.ts'
import { allAccepted } from '../../entry/typed-settings.ts'
import { readNumeric } from '../numeric/read.ts'
import { readShortAnswer } from '../short-answer/read.ts'

type Typed = Pick<RawQuestion, 'typed'>

const rawOf = (kind: Kind, { typed }: Typed): RawQuestion => ({
  kind,
  position: { line: 0 },
  source: '',
  content: { text: '', equation: '', image: '' },
  ...(typed && { typed }),
})

/** Returns the gap of what a file accepts in a typed field; one without answers if it can not mark. */
export const gapOfTyped = (read: Typed, isNumber: boolean): WholeGap =>
  isNumber
    ? { ...blankGap('number'), numbers: readNumeric(rawOf('number', read))?.key.accepted ?? [] }
    : { ...blankGap('typed'), accepted: readShortAnswer(rawOf('shortAnswer', read))?.key.accepted ?? [] }

/** A typed gap in which these texts are right. */
export const gapOfTexts = (texts: readonly string[], isNumber = false): WholeGap =>
  gapOfTyped({ typed: { accepted: allAccepted(texts) } }, isNumber)
