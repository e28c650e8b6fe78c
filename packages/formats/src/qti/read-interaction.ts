import { contentOfNodes, type ContentContext } from '../content/content-of-nodes.ts'
import type { RawOption, RawQuestion } from '../entry/entry.ts'
import type { Kind } from '../entry/kinds.ts'
import { answerInWords } from './answer-in-words.ts'
import { childNamed, childrenNamed, descendants, type Element, elementsOf, textOf } from '../xml/tree.ts'
import { lookUp } from '../entry/look-up.ts'
import { greatestOf, pushAll } from '../long-lists.ts'

type Read = Pick<RawQuestion, 'kind' | 'options' | 'answer' | 'choices' | 'without' | 'marks' | 'parts'>

const kindOf: Record<string, Kind> = {
  inlinechoice: 'gaps',
  extendedtext: 'descriptive',
  match: 'matching',
  associate: 'matching',
  gapmatch: 'gaps',
  order: 'ordering',
  hottext: 'words',
  hotspot: 'position',
  selectpoint: 'position',
  graphicorder: 'position',
  graphicassociate: 'position',
  graphicgapmatch: 'position',
  positionobject: 'position',
  slider: 'number',
  upload: 'upload',
}

/** The interactions that ask for an answer. A button that ends the attempt and a media player do not. */
export const interactionsOf = (body: Element): Element[] => {
  const found: Element[] = []
  const waiting = elementsOf(body).reverse()
  while (waiting.length > 0) {
    const next = waiting.pop()!
    const isInteraction = next.name.endsWith('interaction')
    if (isInteraction && !/^(?:endattempt|media)interaction$/.test(next.name)) found.push(next)
    if (!isInteraction) pushAll(waiting, elementsOf(next).reverse())
  }
  return found
}

/** Reads the interaction of an item. `marks` is the greatest value of its mapping. */
export const readInteraction = (
  item: Element,
  interactions: readonly Element[],
  context: ContentContext,
): Read => {
  if (descendants(item, 'printedvariable').length > 0 && interactions.length > 0)
    return {
      kind: 'calculated',
      parts: interactions.map((interaction) => kindOfInteraction(item, interaction)),
    }
  const [first, ...others] = interactions
  if (!first) return { kind: 'information' }
  if (others.length > 0)
    return {
      kind: 'composed',
      parts: interactions.map((interaction) => kindOfInteraction(item, interaction)),
    }
  const declared = declarationOf(item, first)
  if (first.name === 'choiceinteraction')
    return readOptions(first, rightValues(item, declared), declared, context)
  return {
    kind: kindOfInteraction(item, first),
    ...answerInWords(first, correctValues(declared)),
    ...mappedMarks(declared),
  }
}

const declarationOf = (item: Element, interaction: Element): Element | undefined =>
  childrenNamed(item, 'responsedeclaration').find(
    ({ attributes }) => attributes.identifier === interaction.attributes.responseidentifier,
  )

const kindOfInteraction = (item: Element, interaction: Element): Kind => {
  const name = interaction.name.replace(/interaction$/, '')
  const declared = declarationOf(item, interaction)
  if (name === 'textentry')
    return /^(?:float|integer)$/.test(declared?.attributes.basetype ?? '') ? 'number' : 'shortAnswer'
  if (name !== 'choice') return lookUp(kindOf, name) ?? 'unknown'
  return kindOfChoice(interaction, declared, rightValues(item, declared).right.length)
}

const kindOfChoice = (interaction: Element, declared: Element | undefined, right: number): Kind => {
  const isSingle =
    (declared?.attributes.cardinality ?? 'single') === 'single' &&
    (interaction.attributes.maxchoices ?? '1') === '1'
  if (right === 0) return 'noneRight'
  return isSingle && right === 1 ? 'oneRight' : 'severalRight'
}

const correctValues = (declared: Element | undefined): string[] =>
  childrenNamed(childNamed(declared, 'correctresponse'), 'value').map((value) => textOf(value).trim())

const mappingOf = (declared: Element | undefined): { key: string; value: number }[] =>
  childrenNamed(childNamed(declared, 'mapping'), 'mapentry').map(({ attributes }) => ({
    key: attributes.mapkey ?? '',
    value: Number(attributes.mappedvalue ?? 0),
  }))

type RightValues = { right: string[]; partial: string[] }

/**
 * Returns the right values, and those that give a part of the marks or cost some. Without a correct response
 * the values with the greatest marks are right, or else those by which the item is scored.
 */
const rightValues = (item: Element, declared: Element | undefined): RightValues => {
  const correct = correctValues(declared)
  const told = mappingOf(declared)
  const mapped = told.filter(({ value }) => value > 0)
  const greatest = greatestOf(mapped.map(({ value }) => value))
  const right =
    correct.length > 0 ? correct : mapped.filter(({ value }) => value === greatest).map(({ key }) => key)
  if (right.length === 0) return { right: valuesWithScore(item, declared), partial: [] }
  const partial = told.filter(({ key, value }) => value !== 0 && !right.includes(key))
  return { right, partial: partial.map(({ key }) => key) }
}

const mappedMarks = (declared: Element | undefined): { marks?: number } => {
  const values = mappingOf(declared).map(({ value }) => value)
  return values.some((value) => value > 0) ? { marks: greatestOf(values) } : {}
}

/** The values that a condition compares the response with before it sets a score. */
const valuesWithScore = (item: Element, declared: Element | undefined): string[] =>
  descendants(item, 'responseif', 'responseelseif').flatMap((branch) => {
    const score = childrenNamed(branch, 'setoutcomevalue').find(
      ({ attributes }) => attributes.identifier === 'SCORE',
    )
    const match = childNamed(branch, 'match')
    const isOfResponse =
      childNamed(match, 'variable')?.attributes.identifier === declared?.attributes.identifier
    if (!score || !isOfResponse || !(Number(textOf(score).trim()) > 0)) return []
    return childrenNamed(match, 'basevalue').map((value) => textOf(value).trim())
  })

const readOptions = (
  interaction: Element,
  { right, partial }: RightValues,
  declared: Element | undefined,
  context: ContentContext,
): Read => {
  const choices = descendants(interaction, 'simplechoice')
  const options = choices.map((choice): RawOption => {
    const inner = choice.children.filter(
      (node) => typeof node === 'string' || !node.name.startsWith('feedback'),
    )
    return { ...contentOfNodes(inner, context), isRight: right.includes(choice.attributes.identifier ?? '') }
  })
  const kind = kindOfChoice(interaction, declared, options.filter(({ isRight }) => isRight).length)
  return {
    kind,
    options,
    ...mappedMarks(declared),
    without: choices.flatMap(({ attributes }, index) =>
      partial.includes(attributes.identifier ?? '')
        ? [`the partial credit of option ${String.fromCharCode(65 + index)}`]
        : [],
    ),
  }
}
