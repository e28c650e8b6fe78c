import type { RawQuestion } from '../entry/entry.ts'
import { listsOfChoices, listsOfPairs } from '../entry/lists-of-choices.ts'
import { childNamed, childrenNamed, type Element, find, textOf } from '../xml/tree.ts'
import type { Read } from './read-text.ts'

type Lists = Pick<RawQuestion, 'kind' | 'answer' | 'choices' | 'matched' | 'ordered'>

/** Reads the pairs of JMatch. */
export const readMatch = (exercise: Element, read: Read): Lists => {
  const matched = childrenNamed(exercise, 'pair').map((pair) => ({
    prompt: read(find(pair, 'left-item', 'text')),
    choice: read(find(pair, 'right-item', 'text')),
  }))
  const pairs = matched.map(({ prompt, choice }): [string, string] => [prompt.text, choice.text])
  return {
    kind: 'matching',
    matched,
    answer: pairs.map((pair) => pair.join(' → ')).join('\n'),
    choices: listsOfPairs(pairs),
  }
}

/** Reads the pieces of JMix in the order of its main sentence. */
export const readMix = (exercise: Element, read: Read, without: string[]): Lists => {
  const items = childrenNamed(childNamed(exercise, 'main-order'), 'segment').map(read)
  const others = childrenNamed(exercise, 'alternate').map((one) => textOf(one).trim())
  for (const other of others)
    if (other !== '') without.push(`the order "${other.slice(0, 100)}", which is right, too`)
  const words = items.map(({ text }) => text)
  return {
    kind: 'ordering',
    ordered: { items, rule: 'all' },
    answer: words.join('\n'),
    choices: listsOfChoices([words.toSorted()]),
  }
}
