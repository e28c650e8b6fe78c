import { entryOf } from '@quizwright/domain/defined.ts'
import { contentOfNodes, type ContentContext } from '../content/content-of-nodes.ts'
import type { RawQuestion } from '../entry/entry.ts'
import { childNamed, descendants, type Element } from '../xml/tree.ts'
import { correctValues, mappingOf, usesMapping } from './read-key.ts'
import { withoutFeedback } from './without-feedback.ts'

const firstIsPrompt =
  'Its items were paired among themselves; here the first one of each pair is the prompt: check it'

/**
 * Reads items that are paired among themselves: the first one of each pair is the prompt, the second one its choice,
 * and items without a pair belong to none. Empty where nothing says the pairs, or an item has several.
 */
export const readAssociated = (
  item: Element,
  interaction: Element,
  declared: Element | undefined,
  context: ContentContext,
): Pick<RawQuestion, 'matched' | 'matchedBy' | 'hints'> => {
  const contents = new Map(
    descendants(interaction, 'simpleassociablechoice').map(({ attributes, children }) => [
      attributes.identifier ?? '',
      contentOfNodes(withoutFeedback(children), context),
    ]),
  )
  const isMapped = usesMapping(childNamed(item, 'responseprocessing'))
  const mapped = isMapped ? mappingOf(declared).filter(({ value }) => value > 0) : []
  const correct = correctValues(declared)
  const written = correct.length > 0 ? correct : mapped.map(({ key }) => key)
  const pairs = written.map((pair) => pair.trim().split(/\s+/))
  const used = new Set(pairs.flat())
  const isRead = pairs.every((pair) => pair.length === 2) && [...used].every((one) => contents.has(one))
  if (pairs.length === 0 || !isRead || used.size < 2 * pairs.length) return {}
  return {
    matched: [
      ...pairs.map(([first = '', second = '']) => ({
        prompt: entryOf(contents, first),
        choice: entryOf(contents, second),
      })),
      ...[...contents].flatMap(([identifier, choice]) => (used.has(identifier) ? [] : [{ choice }])),
    ],
    matchedBy: { rule: mapped.length > 0 ? 'each' : 'all' },
    hints: [firstIsPrompt],
  }
}
