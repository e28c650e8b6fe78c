import { elementAt } from '../../defined.ts'
import type { AddFinding } from '../question-kind.ts'
import { foldWhole } from './fold.ts'
import { foldedPieces } from './mark.ts'
import type { AcceptedText, WordsCount } from './schema.ts'

/** Whether nothing is left of a pattern beside its stars, such as where punctuation does not count. */
const acceptsAll = (pattern: string, words: WordsCount): boolean =>
  foldedPieces(pattern, words).join('').trim() === ''

/** Adds what is wrong with accepted texts: none at all, empty ones, equal ones, one that accepts everything. */
export const judgeTexts = (
  accepted: readonly AcceptedText[],
  words: WordsCount,
  field: string,
  add: AddFinding,
): void => {
  const folded = accepted.map((one) => (one.is_pattern ? one.value.trim() : foldWhole(one.value, words)))
  if (folded.every((value) => value === ''))
    return add('error', 'acceptedMissing', field, 'Give at least one accepted answer')
  for (const [index, one] of accepted.entries()) {
    const at = `${field}.${index}.value`
    if (folded[index] === '') add('error', 'acceptedEmpty', at, `Accepted answer ${index + 1} is empty`)
    else if (one.is_pattern && acceptsAll(one.value, words))
      add('error', 'acceptedAll', at, '`*` alone accepts everything')
    const earlier = folded.indexOf(elementAt(folded, index))
    if (folded[index] !== '' && earlier < index && elementAt(accepted, earlier).is_pattern === one.is_pattern)
      add(
        'hint',
        'acceptedEqual',
        at,
        `Answers ${earlier + 1} and ${index + 1} are the same once case and blanks are ignored`,
      )
  }
  if (accepted.every(({ share }) => share < 100))
    add('error', 'acceptedShare', field, 'One accepted answer must earn all marks')
}
