import { elementAt } from '@quizwright/domain/defined.ts'
import { letterOf } from '@quizwright/domain/rules/letter-of.ts'
import { emptyContent, type RawQuestion } from './entry.ts'
import { interactionOf } from '../kinds/kind-forms.ts'
import { kinds } from './kinds.ts'
import { wordsOf } from './words-of.ts'

/**
 * Turns a question whose answer can be put into words into a descriptive one. Its options and choices become
 * part of the text, and its answer comes before the solution. With `others`, a question whose
 * options can be asked stays as it is, and one that only lacks its key is left to its author.
 */
export const convert = (raw: RawQuestion, which: 'others' | 'all'): RawQuestion => {
  if (!kinds[raw.kind].convertible || raw.reason !== undefined) return raw
  const isOfOptions = raw.kind === 'oneRight' || raw.kind === 'trueFalse' || raw.kind === 'noneRight'
  const fits = isOfOptions || interactionOf(raw) !== undefined
  if (fits && which === 'others') return raw
  const options = raw.options ?? []
  const listed = options.map((option, index) => `${letterOf(index)}) ${wordsOf(option)}`)
  const shown = [raw.content.text, ...listed, ...(raw.choices ?? [])].filter(Boolean)
  const right = options.flatMap((option, index) => (option.isRight ? [elementAt(listed, index)] : []))
  const answer = [raw.answer ?? '', ...right].filter(Boolean).join('\n')
  const solution = raw.solution ?? emptyContent
  const { exact: _, ...rest } = raw
  return {
    ...rest,
    kind: 'descriptive',
    options: [],
    content: { ...raw.content, text: shown.join('\n') },
    solution: { ...solution, text: [answer, solution.text].filter(Boolean).join('\n\n') },
    without: [
      ...(raw.without ?? []),
      ...(options.some(({ image }) => image !== '') ? ['the images of its options'] : []),
      ...(answer === '' && raw.kind !== 'noneRight'
        ? ['its answers, which the file does not state in words']
        : []),
    ],
  }
}
