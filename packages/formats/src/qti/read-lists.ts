import { contentOfNodes, type ContentContext } from '../content/content-of-nodes.ts'
import type { Content, RawQuestion } from '../entry/entry.ts'
import { rightChoices, type ScoredPair } from '../kinds/matching/weights.ts'
import { childNamed, childrenNamed, descendants, type Element, textOf } from '../xml/tree.ts'
import { greatestOf } from '../long-lists.ts'
import { correctValues, mappingOf, otherwiseOf, usesMapping, withinBound } from './read-key.ts'
import { withoutFeedback } from './without-feedback.ts'
import { entryOf } from '@quizwright/domain/defined.ts'

type Choice = { identifier: string; content: Content; mayRepeat: boolean }

const choicesIn = (list: Element, name: string, context: ContentContext): Choice[] =>
  descendants(list, name).map(({ attributes, children }) => ({
    identifier: attributes.identifier ?? '',
    content: contentOfNodes(withoutFeedback(children), context),
    mayRepeat: (attributes.matchmax ?? '1') !== '1',
  }))

type Side = readonly Choice[]
const isIn = (side: Side, identifier: string): boolean => side.some((one) => one.identifier === identifier)

/** Pairs as the file has them: from the first list to the second one. */
type Pair = { from: string; to: string; score: number }

const pairsIn = (written: readonly { key: string; value: number }[], [first, second]: [Side, Side]): Pair[] =>
  written.flatMap(({ key, value }) => {
    const [one = '', other = ''] = key.trim().split(/\s+/)
    if (isIn(first, one) && isIn(second, other)) return [{ from: one, to: other, score: value }]
    return isIn(second, one) && isIn(first, other) ? [{ from: other, to: one, score: value }] : []
  })

/** Whether all of several pairs of a choice of this side are wanted at once, as "both are fruits". */
const needsSeveral = (side: Side, identifiers: readonly string[]): boolean =>
  side.some(
    ({ identifier, mayRepeat }) => mayRepeat && identifiers.filter((one) => one === identifier).length > 1,
  )

/** K-prime of OpenOLAT: half of the marks where the mapping gives all but one. */
const isHalfForOneFault = (processing: Element | undefined): boolean =>
  processing !== undefined &&
  descendants(processing, 'responseelseif').some(
    (branch) =>
      descendants(branch, 'mapresponse').length > 0 &&
      descendants(branch, 'product').some((product) =>
        descendants(product, 'basevalue').some((value) => Number(textOf(value)) === 0.5),
      ),
  )

/**
 * Reads the pairs of a match interaction. Its first list has the prompts, or its second one, if each of that has one
 * choice and the first ones have several: words that are put into groups. Empty where no side has.
 */
export const readMatched = (
  item: Element,
  interaction: Element,
  declared: Element | undefined,
  context: ContentContext,
): Pick<RawQuestion, 'matched' | 'matchedBy' | 'marks' | 'without'> => {
  const sets = childrenNamed(interaction, 'simplematchset')
  const [first = [], second = []] = sets.map((set) => choicesIn(set, 'simpleassociablechoice', context))
  const processing = childNamed(item, 'responseprocessing')
  const mapped = usesMapping(processing) ? mappingOf(declared) : []
  const isMapped = mapped.some(({ value }) => value > 0)
  const written = isMapped ? mapped : correctValues(declared).map((key) => ({ key, value: 1 }))
  const pairs = pairsIn(written, [first, second])
  const right = pairs.filter(({ score }) => score > 0)
  const isTurned =
    needsSeveral(
      first,
      right.map(({ from }) => from),
    ) &&
    !needsSeveral(
      second,
      right.map(({ to }) => to),
    )
  const [prompts, choices] = isTurned ? [second, first] : [first, second]
  const scored = right.map(({ from, to, score }): ScoredPair =>
    isTurned ? { prompt: to, choice: from, score } : { prompt: from, choice: to, score },
  )
  const isAsked = !needsSeveral(
    prompts,
    scored.map(({ prompt }) => prompt),
  )
  if (scored.length === 0 || !isAsked) return {}
  const { of, lost } = rightChoices(scored)
  const best = [...Map.groupBy(scored, ({ prompt }) => prompt).values()].map((own) =>
    greatestOf(own.map(({ score }) => score)),
  )
  const used = new Set(scored.map(({ choice }) => choice))
  const contentOf = new Map(choices.map(({ identifier, content }) => [identifier, content]))
  return {
    matched: [
      ...prompts.flatMap(({ identifier, content }) => {
        const found = of.get(identifier)
        return found
          ? found.choices.map((choice) => ({
              prompt: content,
              choice: entryOf(contentOf, choice),
              weight: found.weight,
            }))
          : [{ prompt: content }]
      }),
      ...choices.flatMap(({ identifier, content }) => (used.has(identifier) ? [] : [{ choice: content }])),
    ],
    ...(isMapped && { marks: withinBound(declared, best) }),
    matchedBy: {
      rule: isHalfForOneFault(processing) ? 'half' : isMapped ? 'each' : 'all',
      reuse: choices.some(({ mayRepeat }) => mayRepeat),
    },
    without: [
      ...lost,
      ...(isMapped && [otherwiseOf(declared), ...pairs.map(({ score }) => score)].some((score) => score < 0)
        ? ['the marks that wrong pairs of it cost']
        : []),
    ],
  }
}

/** Reads the items of an order interaction, if its correct response has each of them. */
export const readOrdered = (
  item: Element,
  interaction: Element,
  declared: Element | undefined,
  context: ContentContext,
): Pick<RawQuestion, 'ordered'> => {
  const items = choicesIn(interaction, 'simplechoice', context)
  const order = correctValues(declared).map((value) => items.find(({ identifier }) => identifier === value))
  const found = order.flatMap((one) => one ?? [])
  if (found.length !== order.length || new Set(found).size !== items.length || order.length !== items.length)
    return {}
  const processing = childNamed(item, 'responseprocessing')
  const isByPlaces = processing !== undefined && descendants(processing, 'index').length > 0
  return { ordered: { items: found.map(({ content }) => content), rule: isByPlaces ? 'places' : 'all' } }
}
