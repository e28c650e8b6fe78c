import { elementAt } from '@quizwright/domain/defined.ts'
import { acceptedWord, blankGap, type WholeGap } from '@quizwright/domain/kinds/cloze/blank.ts'
import { contentOfNodes, type ContentContext } from '../content/content-of-nodes.ts'
import type { RawQuestion } from '../entry/entry.ts'
import type { FilledText } from '../entry/filled-text.ts'
import { gapOfTexts, gapOfTyped } from '../kinds/cloze/gap-of-typed.ts'
import { childNamed, descendants, type Element, elementsOf, textOf } from '../xml/tree.ts'
import { answerInWords } from './answer-in-words.ts'
import { findDeclaration } from './find-declaration.ts'
import {
  comparesWithCorrect,
  correctValues,
  mappedMarks,
  mappingOf,
  readKey,
  usesMapping,
} from './read-key.ts'
import { greatestScore, readTyped } from './read-typed.ts'

type Read = Pick<RawQuestion, 'kind' | 'answer' | 'choices' | 'marks'> & { gaps?: Omit<FilledText, 'text'> }

/** The texts of choices, by their identifiers. */
const textsOf = (choices: readonly Element[], context: ContentContext): Map<string, string> =>
  new Map(
    choices.map((choice) => [
      choice.attributes.identifier ?? '',
      contentOfNodes(choice.children, { ...context, without: [] }).text.trim(),
    ]),
  )

/** The choices that give marks, and their shares: by the mapping if it is used and gives all to what is right. */
const acceptedChoices = (
  item: Element,
  declared: Element | undefined,
  right: readonly string[],
): [identifier: string, share: number][] => {
  const mapped = usesMapping(childNamed(item, 'responseprocessing'))
    ? mappingOf(declared).filter(({ value }) => value > 0)
    : []
  const greatest = Math.max(0, ...mapped.map(({ value }) => value))
  const best = mapped.filter(({ value }) => value === greatest).map(({ key }) => key)
  return right.length > 0 && right.every((identifier) => best.includes(identifier))
    ? mapped.map(({ key, value }) => [key, Math.max(1, Math.round((100 * value) / greatest))])
    : right.map((identifier) => [identifier, 100])
}

const choicesOf = (interaction: Element): Element[] =>
  descendants(interaction, 'inlinechoice', 'simplechoice')

const readGap = (item: Element, interaction: Element, context: ContentContext): WholeGap => {
  const declared = findDeclaration(item, interaction)
  if (interaction.name !== 'textentryinteraction') {
    const texts = textsOf(choicesOf(interaction), context)
    const { right } = readKey(item, declared)
    return {
      ...blankGap('chosen'),
      choices: [...texts.values()],
      accepted: acceptedChoices(item, declared, right).flatMap(([identifier, share]) => {
        const text = texts.get(identifier)
        return text === undefined ? [] : [acceptedWord(text, share)]
      }),
    }
  }
  const isNumber = /^(?:float|integer)$/.test(declared?.attributes.basetype ?? '')
  const read = readTyped(item, declared, isNumber ? 'number' : 'shortAnswer')
  const gap = gapOfTyped(read, isNumber)
  return gap.accepted.length + gap.numbers.length > 0 ? gap : gapOfTexts(correctValues(declared), isNumber)
}

/** Whether the item gives its marks only where all responses are right. */
const needsAll = (item: Element): boolean =>
  descendants(item, 'responseif').some((branch) => {
    const test = childNamed(branch, 'and')
    return test !== undefined && elementsOf(test).filter(({ name }) => name === 'match').length > 1
  })

/** What each gap gives, in the smallest whole numbers of these proportions; 1 for all if the file does not say it. */
const weightsOf = (marks: readonly (number | undefined)[]): number[] => {
  const equal = marks.map(() => 1)
  const known = marks.flatMap((one) => (one !== undefined && one > 0 ? [one] : []))
  if (known.length < marks.length) return equal
  const least = Math.min(...known)
  for (let scale = 1; scale <= 100; scale++) {
    const scaled = known.map((one) => (one / least) * scale)
    const isWhole = scaled.every((one) => one <= 100 && Math.abs(one - Math.round(one)) < 0.001 * scale)
    if (isWhole) return scaled.map(Math.round)
  }
  return equal
}

/** What a condition adds to the score if the response is right. */
const scoreIfRight = (item: Element, declared: Element | undefined): number | undefined => {
  const branch = descendants(item, 'responseif').find((one) =>
    descendants(one, 'match').some((match) =>
      descendants(match, 'variable').some(
        ({ attributes }) => attributes.identifier === declared?.attributes.identifier,
      ),
    ),
  )
  const [score] = branch
    ? descendants(branch, 'setoutcomevalue').flatMap((set) => descendants(set, 'basevalue'))
    : []
  const value = Number(textOf(score).trim() || 'NaN')
  return Number.isFinite(value) && value > 0 ? value : undefined
}

/** The greatest marks of a gap; undefined if the file does not say them. */
const marksOfGap = (item: Element, interaction: Element): number | undefined => {
  const declared = findDeclaration(item, interaction)
  const { marks } = mappedMarks(declared)
  if (marks !== undefined) return marks
  if (interaction.name !== 'textentryinteraction') return scoreIfRight(item, declared)
  return declared && /^(?:float|integer)$/.test(declared.attributes.basetype ?? '')
    ? greatestScore(item, declared)
    : undefined
}

/** Which words belong into which gaps. Without a correct response, those that the mapping gives the most for. */
const pairsOfGaps = (item: Element, declared: Element | undefined): { word: string; place: string }[] => {
  const split = (key: string): { word: string; place: string } => {
    const [word = '', place = ''] = key.trim().split(/\s+/)
    return { word, place }
  }
  const correct = correctValues(declared)
  if (correct.length > 0 || !usesMapping(childNamed(item, 'responseprocessing'))) return correct.map(split)
  const mapped = mappingOf(declared).map(({ key, value }) => ({ ...split(key), value }))
  return mapped.filter(
    ({ place, value }) => value > 0 && mapped.every((other) => other.place !== place || other.value <= value),
  )
}

/** Words that are put into gaps: the bank, and for each gap the identifiers of the words that belong there. */
const readGapMatch = (item: Element, interaction: Element, context: ContentContext): Read => {
  const texts = textsOf(descendants(interaction, 'gaptext'), context)
  const pairs = pairsOfGaps(item, findDeclaration(item, interaction))
  const gaps = descendants(interaction, 'gap').map((gap): WholeGap => ({
    ...blankGap('bank'),
    accepted: pairs
      .filter(({ place }) => place === gap.attributes.identifier)
      .flatMap(({ word }) => texts.get(word) ?? [])
      .map((text) => acceptedWord(text)),
  }))
  const right = new Set(gaps.flatMap(({ accepted }) => accepted.map(({ value }) => value)))
  const processing = childNamed(item, 'responseprocessing')
  return {
    kind: 'gaps',
    ...answerInWords(interaction, correctValues(findDeclaration(item, interaction))),
    ...mappedMarks(findDeclaration(item, interaction)),
    gaps: {
      gaps,
      extra: [...texts.values()].filter((text) => !right.has(text)),
      ...(comparesWithCorrect(processing) && !usesMapping(processing) && { rule: 'all' as const }),
    },
  }
}

/** The gaps in words, for those who want the question with an answer in words. */
const inWords = (gaps: readonly WholeGap[]): Pick<Read, 'answer' | 'choices'> => {
  const lines = gaps.map(({ accepted, numbers }) =>
    [...accepted, ...numbers].map(({ value }) => value).join(' / '),
  )
  const choices = gaps.flatMap((gap, index) =>
    gap.as === 'chosen' ? [`${index + 1}: ${gap.choices.join(' / ')}`] : [],
  )
  return lines.includes('')
    ? { choices }
    : { answer: lines.map((line, index) => `${index + 1}. ${line}`).join('\n') }
}

/** Whether one of several words is chosen. In an adaptive item, a choice may decide what is asked next. */
const isChosenPart = (item: Element, interaction: Element): boolean =>
  interaction.name === 'choiceinteraction' &&
  item.attributes.adaptive !== 'true' &&
  (findDeclaration(item, interaction)?.attributes.cardinality ?? 'single') === 'single' &&
  choicesOf(interaction).every(
    (choice) =>
      textOf(choice).trim() !== '' && descendants(choice, 'img', 'math', 'm:math', 'object').length === 0,
  )

/**
 * Reads an item whose interactions all stand in its text: several fields and lists, one list, or words that are put
 * into gaps; or one of several parts is a choice between words. Undefined for any other; one field alone is a short
 * answer or a number.
 */
export const readFilled = (
  item: Element,
  interactions: readonly Element[],
  context: ContentContext,
): Read | undefined => {
  const [first] = interactions
  if (!first) return undefined
  if (interactions.length === 1 && first.name === 'gapmatchinteraction') {
    const isOfTexts = descendants(first, 'gapimg').length === 0
    return isOfTexts ? readGapMatch(item, first, context) : undefined
  }
  const areGaps = interactions.every(
    (one) =>
      /^(?:textentry|inlinechoice)interaction$/.test(one.name) ||
      (interactions.length > 1 && isChosenPart(item, one)),
  )
  if (!areGaps || (interactions.length === 1 && first.name === 'textentryinteraction')) return undefined
  const read = interactions.map((interaction) => readGap(item, interaction, context))
  const marks = interactions.map((interaction) => marksOfGap(item, interaction))
  const weights = weightsOf(marks)
  const gaps = read.map((gap, index) => ({ ...gap, weight: elementAt(weights, index) }))
  const sum = marks.reduce<number | undefined>(
    (total, one) => (total === undefined || one === undefined ? undefined : total + one),
    0,
  )
  return {
    kind: 'gaps',
    ...inWords(gaps),
    ...(sum !== undefined && { marks: sum }),
    gaps: {
      gaps,
      words: { case_counts: countsCase(item, interactions) },
      ...(needsAll(item) && { rule: 'all' as const }),
    },
  }
}

/** Whether capital letters count in all typed fields. */
const countsCase = (item: Element, interactions: readonly Element[]): boolean => {
  const typed = interactions
    .filter(({ name }) => name === 'textentryinteraction')
    .map((interaction) => readTyped(item, findDeclaration(item, interaction), 'shortAnswer').typed)
    .filter((one) => one !== undefined)
  return typed.length > 0 && typed.every(({ words }) => words?.case_counts === true)
}
