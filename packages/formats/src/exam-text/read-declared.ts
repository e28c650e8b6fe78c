import { contentOfPlain } from '../content/content-of-plain.ts'
import type { RawQuestion } from '../entry/entry.ts'
import { allAccepted, typedAnswer } from '../entry/typed-settings.ts'
import type { ListedQuestion } from './listed-question.ts'

/** A question whose declared kind has no options. Its lettered lines are the answers. */
export const readDeclared = ({
  declared,
  options,
  pairs: columns,
  order,
}: ListedQuestion):
  | Pick<RawQuestion, 'kind' | 'answer' | 'typed' | 'matched' | 'ordered' | 'solution'>
  | undefined => {
  if (order) return { kind: 'ordering', ordered: { items: order.map(contentOfPlain), rule: 'all' } }
  if (columns) return { kind: 'matching', matched: columns.map(pairOf) }
  if (declared === undefined || declared === 'oneRight' || declared === 'severalRight') return undefined
  const answers = options.map(({ text }) => text.trim()).filter((text) => text !== '')
  if (declared === 'ordering')
    return { kind: declared, ordered: { items: answers.map(contentOfPlain), rule: 'all' } }
  if (declared === 'descriptive')
    return { kind: declared, ...(answers.length > 0 && { solution: contentOfPlain(answers.join('\n')) }) }
  if (declared === 'shortAnswer' || declared === 'number')
    return { kind: declared, ...typedAnswer(allAccepted(answers)) }
  if (declared !== 'matching') return { kind: declared, answer: answers.join('\n') }
  const pairs = answers.map((text): [string, string] => {
    const [left = '', ...right] = text.split('=')
    return [left.trim(), right.join('=').trim()]
  })
  return { kind: declared, matched: pairs.map(pairOf) }
}

const pairOf = ([left, right]: readonly [left: string, right: string]) => ({
  ...(left !== '' && { prompt: contentOfPlain(left) }),
  choice: contentOfPlain(right),
})
