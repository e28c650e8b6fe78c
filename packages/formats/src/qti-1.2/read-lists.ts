import type { ContentContext } from '../content/content-of-nodes.ts'
import type { Content, RawQuestion } from '../entry/entry.ts'
import { rightChoices, type ScoredPair } from '../kinds/matching/weights.ts'
import { attribute, descendants, type Element, textOf } from '../xml/tree.ts'
import { contentOfMaterials, materialsIn } from './material.ts'
import { isAllOrNothing, isByPlaces } from './scoring-field.ts'
import { equalsIn, isAnsweredAsRight, scoresIn } from './read-scores.ts'
import { defined, elementAt, entryOf } from '@quizwright/domain/defined.ts'

type Label = { ident: string; content: Content }
type Condition = { score: number; equals: { respident: string; value: string; index: string | undefined }[] }

const labelsIn = (response: Element, context: ContentContext): Label[] =>
  descendants(response, 'response_label').map((label) => ({
    ident: attribute(label, 'ident') ?? '',
    content: contentOfMaterials(materialsIn(label), context),
  }))

/** The conditions that give marks; without any, those that show the feedback for a right answer, in equal parts. */
const conditionsIn = (item: Element): Condition[] => {
  const scoreOf = scoresIn(item)
  const scored = conditionsWith(item, (condition) => scoreOf(condition) ?? 0)
  return scored.length > 0
    ? scored
    : conditionsWith(item, (condition) => (isAnsweredAsRight(condition) ? 1 : 0))
}

const conditionsWith = (item: Element, scoreOf: (condition: Element) => number): Condition[] =>
  descendants(item, 'respcondition').flatMap((condition) => {
    const score = scoreOf(condition)
    const equals = equalsIn(condition).map((equal) => ({
      respident: attribute(equal, 'respident') ?? '',
      value: textOf(equal).trim(),
      index: attribute(equal, 'index'),
    }))
    return score > 0 && equals.length > 0 ? [{ score, equals }] : []
  })

const blank = ({ text, equation, image }: Content): boolean => text.trim() + equation + image === ''

/**
 * Blackboard writes the texts of the choices in a list of their own, behind the responses, whose labels are empty: the
 * first label of each response is the first text of the list.
 */
const withListBeside = (labels: readonly Label[], beside: readonly Content[]): Label[] =>
  beside.length > 0 && labels.length === beside.length && labels.every(({ content }) => blank(content))
    ? labels.map(({ ident }, index) => ({ ident, content: elementAt(beside, index) }))
    : [...labels]

const listBeside = (item: Element, context: ContentContext): Content[] => {
  const [block] = descendants(item, 'flow').filter((flow) => attribute(flow, 'class') === 'RIGHT_MATCH_BLOCK')
  return block === undefined
    ? []
    : descendants(block, 'flow')
        .filter((flow) => attribute(flow, 'class') === 'Block')
        .map((flow) => contentOfMaterials(materialsIn(flow), context))
}

/** The prompt of Blackboard stands beside its response, not in it. */
const promptOf = (item: Element, response: Element, context: ContentContext): Content => {
  const own = contentOfMaterials(materialsIn(response), context)
  if (!blank(own)) return own
  const around = descendants(item, 'flow').find(({ children }) => children.includes(response))
  return around ? contentOfMaterials(materialsIn(around), context) : own
}

/**
 * Reads a matching item: a response for each prompt, with all choices. A condition on one response gives the part of
 * its prompt; one on several is met by all of them together.
 */
export const readMatched = (
  item: Element,
  fields: ReadonlyMap<string, string>,
  context: ContentContext,
): Pick<RawQuestion, 'matched' | 'matchedBy' | 'without'> => {
  const responses = descendants(item, 'response_lid')
  const beside = listBeside(item, context)
  const read = responses.map((response) => ({
    ident: attribute(response, 'ident') ?? '',
    prompt: promptOf(item, response, context),
    labels: withListBeside(labelsIn(response, context), beside),
  }))
  const conditions = conditionsIn(item)
  const isTogether = conditions.some(({ equals }) => new Set(equals.map((one) => one.respident)).size > 1)
  // Several conditions that each want all pairs are ways to be right that pairs do not say.
  if (read.length === 0 || (isTogether && conditions.length > 1)) return {}
  const scored = conditions.flatMap(({ score, equals }) =>
    equals.map(({ respident, value }): ScoredPair => ({ prompt: respident, choice: value, score })),
  )
  const { of, lost } = rightChoices(scored)
  const used = new Set<Content>()
  // Each response lists all choices, and equal ones are one.
  const known = new Map(
    read.flatMap(({ labels }) => labels).map(({ content }) => [JSON.stringify(content), content]),
  )
  const pairs = read.flatMap(({ ident, prompt, labels }) => {
    const found = of.get(ident)
    const right = labels.filter((label) => found?.choices.includes(label.ident))
    for (const { content } of right) used.add(entryOf(known, JSON.stringify(content)))
    return right.length === 0
      ? [{ prompt }]
      : right.map(({ content }) => ({ prompt, choice: content, weight: defined(found, 'found').weight }))
  })
  const extra = [...known.values()].filter((content) => !used.has(content) && !blank(content))
  return {
    matched: [...pairs, ...extra.map((choice) => ({ choice }))],
    matchedBy: { rule: isTogether || isAllOrNothing(fields) ? 'all' : 'each' },
    without: lost,
  }
}

/** What stands above and below the items, such as "first" and "last". */
const besideItems = (response: Element, context: ContentContext): string[] =>
  descendants(response, 'render_extension')
    .map((beside) => contentOfMaterials(materialsIn(beside), context).text)
    .filter((text) => text !== '')

/** Reads the items of an ordering item, if one condition has each of them, or conditions name their places. */
export const readOrdered = (
  item: Element,
  fields: ReadonlyMap<string, string>,
  context: ContentContext,
): Pick<RawQuestion, 'ordered' | 'without'> => {
  const [response] = descendants(item, 'response_lid')
  if (!response) return {}
  const without = besideItems(response, context).map(
    (text) => `the words beside its items: "${text.slice(0, 100)}"`,
  )
  const labels = labelsIn(response, context)
  const conditions = conditionsIn(item)
  const equals = conditions.flatMap((condition) => condition.equals)
  const namePlaces = conditions.length > 1 && equals.every(({ index }) => index !== undefined)
  if (conditions.length !== 1 && !namePlaces) return { without }
  const sorted = namePlaces
    ? equals.toSorted((one, other) => Number(one.index) - Number(other.index))
    : equals
  const items = sorted.flatMap(({ value }) => labels.find(({ ident }) => ident === value) ?? [])
  if (items.length !== labels.length || new Set(items).size !== labels.length) return { without }
  return {
    without,
    ordered: {
      items: items.map(({ content }) => content),
      rule: namePlaces || isByPlaces(fields) ? 'places' : 'all',
    },
  }
}
