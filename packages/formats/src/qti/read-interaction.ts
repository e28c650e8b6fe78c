import { defined } from '@quizwright/domain/defined.ts'
import { letterOf } from '@quizwright/domain/rules/letter-of.ts'
import { contentOfNodes, type ContentContext } from '../content/content-of-nodes.ts'
import type { RawOption, RawQuestion } from '../entry/entry.ts'
import type { Kind } from '../entry/kinds.ts'
import { answerInWords } from './answer-in-words.ts'
import { childrenNamed, descendants, type Element, elementsOf, textOf } from '../xml/tree.ts'
import { lookUp } from '../entry/look-up.ts'
import type { FilledText } from '../entry/filled-text.ts'
import { readFilled } from './read-filled.ts'
import { pushAll } from '../long-lists.ts'
import { oneChoice } from '../entry/one-choice.ts'
import { allOrNothing, anyOne, byWeights } from '../entry/tick-scoring.ts'
import { findDeclaration } from './find-declaration.ts'
import { readAssociated } from './read-associated.ts'
import { correctValues, isBounded, mappedMarks, percentsOf, readKey, weightsOf } from './read-key.ts'
import { readMatched, readOrdered } from './read-lists.ts'
import { readTyped } from './read-typed.ts'
import { withoutFeedback } from './without-feedback.ts'

type Read = Pick<
  RawQuestion,
  | 'kind'
  | 'options'
  | 'pinned'
  | 'ticks'
  | 'answer'
  | 'typed'
  | 'matched'
  | 'matchedBy'
  | 'ordered'
  | 'choices'
  | 'without'
  | 'marks'
  | 'parts'
  | 'reason'
  | 'hints'
> & { gaps?: Omit<FilledText, 'text'> }

const kindOf: Record<string, Kind> = {
  inlinechoice: 'gaps',
  extendedtext: 'descriptive',
  match: 'matching',
  associate: 'matching',
  gapmatch: 'gaps',
  order: 'ordering',
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
    const next = defined(waiting.pop(), 'last entry')
    const isInteraction = next.name.endsWith('interaction')
    if (isInteraction && !/^(?:endattempt|media)interaction$/.test(next.name)) found.push(next)
    if (!isInteraction) pushAll(waiting, elementsOf(next).reverse())
  }
  return found
}

/** Whether students see what is drawn for them: as a value in the text, or by the name of a variable in a formula. */
const showsDrawn = (item: Element): boolean => {
  const variables = childrenNamed(item, 'templatedeclaration').filter(
    ({ attributes }) => attributes.mathvariable === 'true',
  )
  const names = new Set(variables.map(({ attributes }) => attributes.identifier))
  return (
    descendants(item, 'printedvariable').length > 0 ||
    [...descendants(item, 'mi'), ...descendants(item, 'ci')].some((name) => names.has(textOf(name).trim()))
  )
}

/** Reads the interaction of an item. `marks` is the greatest value of its mapping. */
export const readInteraction = (
  item: Element,
  interactions: readonly Element[],
  context: ContentContext,
): Read => {
  if (showsDrawn(item) && interactions.length > 0)
    return {
      kind: 'calculated',
      parts: interactions.map((interaction) => kindOfInteraction(item, interaction)),
    }
  const [first, ...others] = interactions
  if (!first) return { kind: 'information' }
  const filled = readFilled(item, interactions, context)
  const kindsOf = () => interactions.map((interaction) => kindOfInteraction(item, interaction))
  if (filled) return { ...filled, ...(others.length > 0 && { parts: kindsOf() }) }
  if (others.length > 0)
    return {
      kind: 'composed',
      parts: kindsOf(),
    }
  const declared = findDeclaration(item, first)
  if (isChoice(first)) return readOptions(item, first, declared, context)
  const kind = kindOfInteraction(item, first)
  if (kind === 'number' || kind === 'shortAnswer')
    return { kind, ...readTyped(item, declared, kind), ...mappedMarks(declared) }
  return {
    kind,
    ...answerInWords(first, correctValues(declared)),
    ...mappedMarks(declared),
    ...(first.name === 'matchinteraction' && readMatched(item, first, declared, context)),
    ...(first.name === 'associateinteraction' && readAssociated(item, first, declared, context)),
    ...(first.name === 'orderinteraction' && readOrdered(item, first, declared, context)),
  }
}

/** Words that are marked in a text are choices that stand in it. */
const isChoice = ({ name }: Element): boolean => name === 'choiceinteraction' || name === 'hottextinteraction'

/** Whether a number is typed into an interaction. */
export const isNumberEntry = (item: Element, interaction: Element): boolean =>
  kindOfInteraction(item, interaction) === 'number'

const kindOfInteraction = (item: Element, interaction: Element): Kind => {
  const name = interaction.name.replace(/interaction$/, '')
  const declared = findDeclaration(item, interaction)
  if (name === 'textentry')
    return /^(?:float|integer)$/.test(declared?.attributes.basetype ?? '') ? 'number' : 'shortAnswer'
  if (!isChoice(interaction)) return lookUp(kindOf, name) ?? 'unknown'
  return kindOfChoice(interaction, declared, readKey(item, declared).right.length)
}

const kindOfChoice = (interaction: Element, declared: Element | undefined, right: number): Kind => {
  // A single value is one option, however many may be chosen by the interaction.
  const isSingle =
    (declared?.attributes.cardinality ?? 'single') === 'single' || interaction.attributes.maxchoices === '1'
  if (right === 0) return 'noneRight'
  return isSingle && right === 1 ? 'oneRight' : 'severalRight'
}

/** A statement has a choice for each truth value. */
const isStatement = (kind: Kind, choices: readonly Element[]): boolean =>
  kind === 'oneRight' &&
  choices
    .map(({ attributes }) => (attributes.identifier ?? '').toLowerCase())
    .toSorted()
    .join() === 'false,true'

const pinnedIn = (choices: readonly Element[]): number[] =>
  choices.flatMap(({ attributes }, index) => (attributes.fixed === 'true' ? [index] : []))

const readOptions = (
  item: Element,
  interaction: Element,
  declared: Element | undefined,
  context: ContentContext,
): Read => {
  const { right, partial, costly, otherwise } = readKey(item, declared)
  const choices = descendants(interaction, 'simplechoice', 'hottext')
  const options = choices.map((choice): RawOption => ({
    ...contentOfNodes(withoutFeedback(choice.children), context),
    isRight: right.includes(choice.attributes.identifier ?? ''),
  }))
  const lettersOf = (values: readonly string[]): string[] =>
    choices.flatMap(({ attributes }, index) =>
      values.includes(attributes.identifier ?? '') ? [letterOf(index)] : [],
    )
  const rest = {
    ...mappedMarks(declared),
    pinned: interaction.attributes.shuffle === 'true' ? pinnedIn(choices) : [],
    without: [
      ...lettersOf(partial).map((letter) => `the partial credit of option ${letter}`),
      ...lettersOf(costly).map((letter) => `the marks that option ${letter} costs`),
    ],
  }
  if (otherwise.length > 0)
    return {
      kind: 'noneRight',
      options: options.map((option) => ({ ...option, isRight: false })),
      ...rest,
      reason:
        `Its correct response is ${lettersOf(right).join(', ')}, and its scores give the most for ` +
        `${lettersOf(otherwise).join(', ')}.`,
    }
  const count = options.filter(({ isRight }) => isRight).length
  const kind = kindOfChoice(interaction, declared, count)
  if (kind === 'oneRight' && partial.length > 0) {
    const percents = percentsOf(
      item,
      declared,
      choices.map(({ attributes }) => attributes.identifier ?? ''),
    )
    if (percents) return { ...rest, ...oneChoice(options, percents) }
  }
  if (kind !== 'severalRight')
    return { kind: isStatement(kind, choices) ? 'trueFalse' : kind, options, ...rest }
  const weights = weightsOf(
    item,
    declared,
    choices.map(({ attributes }) => attributes.identifier ?? ''),
  )
  const atMost = Number(interaction.attributes.maxchoices ?? 0)
  return {
    kind,
    options,
    ticks: {
      ...(atMost === 1 ? anyOne : weights ? byWeights(weights) : allOrNothing),
      ...(atMost > 0 && { at_most: atMost }),
    },
    ...rest,
    without: weights ? (isBounded(declared) ? ['the upper bound of its scores'] : []) : rest.without,
  }
}
