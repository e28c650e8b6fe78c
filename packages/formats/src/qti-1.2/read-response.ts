import { elementAt } from '@quizwright/domain/defined.ts'
import { letterOf } from '@quizwright/domain/rules/letter-of.ts'
import { countOf } from '@quizwright/domain/rules/plural.ts'
import type { ContentContext } from '../content/content-of-nodes.ts'
import type { RawOption, RawQuestion } from '../entry/entry.ts'
import type { Kind } from '../entry/kinds.ts'
import { attribute, descendants, type Element } from '../xml/tree.ts'
import { contentOfMaterials, materialsIn } from './material.ts'
import { declaredKind } from './declared-kinds.ts'
import { labelsOfOptions } from './labels-of-options.ts'
import { readMatched, readOrdered } from './read-lists.ts'
import type { NamedGap } from '../entry/named-gaps.ts'
import { readParts } from './read-parts.ts'
import { readNumbers, readTexts } from './read-typed.ts'
import { allOrNothing, byWeights, rightMinusWrong, type TickScoring } from '../entry/tick-scoring.ts'
import { oneChoice } from '../entry/one-choice.ts'
import { readAddedScores } from './read-added-scores.ts'
import { chosen, readScores, scoresIn } from './read-scores.ts'
import { isAllOrNothing, isPartialScore } from './scoring-field.ts'
import { lookUp } from '../entry/look-up.ts'

type Read = Pick<
  RawQuestion,
  | 'kind'
  | 'options'
  | 'ticks'
  | 'answer'
  | 'typed'
  | 'matched'
  | 'matchedBy'
  | 'ordered'
  | 'choices'
  | 'without'
  | 'hints'
> & { gaps?: readonly NamedGap[] }

/** Blackboard writes both sides of an either/or as names, and its program has the words for them. */
const eitherOr: Record<string, string> = {
  'yes_no.true': 'Yes',
  'yes_no.false': 'No',
  'agree_disagree.true': 'Agree',
  'agree_disagree.false': 'Disagree',
  'right_wrong.true': 'Right',
  'right_wrong.false': 'Wrong',
  'true_false.true': 'True',
  'true_false.false': 'False',
}

/** Reads the response of an item by the kind it declares or else by its structure. */
export const readResponse = (
  item: Element,
  fields: ReadonlyMap<string, string>,
  context: ContentContext,
): Read => {
  const { written, kind = kindOfForm(item) } = declaredKind(fields)
  if (kind === 'oneRight' || kind === 'trueFalse' || kind === 'severalRight')
    return descendants(item, 'response_lid').length > 1
      ? { kind: 'composed' }
      : withScoring(readOptions(item, kind, context), fields)
  if (kind === 'shortAnswer') return { kind, ...readTexts(item) }
  if (kind === 'number') return { kind, ...readNumbers(item) }
  if (kind !== 'matching' && kind !== 'ordering' && kind !== 'gaps') return { kind }
  return {
    kind,
    ...readParts(item, kind, /dropdown/i.test(written), context),
    ...(kind === 'matching' && readMatched(item, fields, context)),
    ...(kind === 'ordering' && readOrdered(item, fields, context)),
  }
}

/**
 * Conditions of Canvas want exactly the right options. A field may say whether a part of them earns a part of the
 * marks; without it they do in Canvas, which its files do not tell.
 */
const withScoring = (read: Read, fields: ReadonlyMap<string, string>): Read => {
  if (read.kind !== 'severalRight') return read
  if (isAllOrNothing(fields)) return { ...read, ticks: allOrNothing }
  if (isPartialScore(fields)) return { ...read, ticks: rightMinusWrong }
  const isOfCanvas = fields.get('question_type') === 'multiple_answers_question'
  return isOfCanvas && read.ticks === allOrNothing ? { ...read, hints: [partsInCanvas] } : read
}

const partsInCanvas =
  'Only exactly its right options earn marks here; Canvas gives a part of the marks for some of them'

const kindOfForm = (item: Element): Kind => {
  const responses = descendants(
    item,
    'response_lid',
    'response_str',
    'response_num',
    'response_grp',
    'response_xy',
  )
  const [first] = responses
  if (!first) return 'information'
  const cardinality = (attribute(first, 'rcardinality') ?? 'Single').toLowerCase()
  switch (first.name) {
    case 'response_lid':
      if (cardinality === 'ordered') return 'ordering'
      if (responses.length > 1) return 'matching'
      return cardinality === 'multiple' ? 'severalRight' : 'oneRight'
    case 'response_str':
      if (responses.length > 1) return 'gaps'
      return isNumber(first) ? 'number' : hasText(item) ? 'shortAnswer' : 'descriptive'
    case 'response_num':
      return 'number'
    case 'response_grp':
      return 'matching'
    default:
      return 'position'
  }
}

const isNumber = (response: Element): boolean =>
  descendants(response, 'render_fib').some((render) =>
    /^(?:decimal|integer|scientific)$/i.test(attribute(render, 'fibtype') ?? ''),
  )

/** Whether the item compares what is typed with a text. */
const hasText = (item: Element): boolean =>
  descendants(item, 'respcondition').some((condition) => chosen(condition, 'varsubset').some(Boolean))

const readOptions = (item: Element, declared: Kind, context: ContentContext): Read => {
  const { labels, empty } = labelsOfOptions(item)
  const idents = labels.map((label) => attribute(label, 'ident') ?? '')
  const { right, partial, costly, percents } = readScores(item, idents)
  const added = declared === 'severalRight' ? readAddedScores(item, idents) : undefined
  const options = labels.map((label, index): RawOption => {
    const materials = materialsIn(label)
    const content = contentOfMaterials(materials, context)
    return {
      ...content,
      text: lookUp(eitherOr, content.text) ?? content.text,
      isRight: added ? elementAt(added, index) > 0 : right.has(elementAt(idents, index)),
    }
  })
  const without = empty > 0 ? [countOf(empty, 'empty option')] : []
  if (added) return { kind: 'severalRight', options, ticks: byWeights(added), without }
  without.push(...costly.map((index) => `the marks that option ${letterOf(index)} costs`))
  const count = options.filter(({ isRight }) => isRight).length
  const isTogether = isScoredTogether(item)
  const isOneOfSeveral = declared === 'oneRight' && !isTogether && count + partial.length > 1
  if (isOneOfSeveral && count > 0) return { ...oneChoice(options, percents), without }
  without.push(...partial.map((index) => `the partial credit of option ${letterOf(index)}`))
  const kind = kindOfOptions(declared, count)
  if (kind !== 'severalRight') return { kind, options, without }
  return { kind, options, ticks: isTogether ? allOrNothing : ticksOf(options, costly), without }
}

/** Whether a condition is met only by all right choices together; otherwise each choice earns its part. */
const isScoredTogether = (item: Element): boolean => {
  const scoreOf = scoresIn(item)
  return descendants(item, 'respcondition').some(
    (condition) =>
      (scoreOf(condition) ?? 0) > 0 &&
      (chosen(condition).length > 1 || descendants(condition, 'not').length > 0),
  )
}

const ticksOf = (options: readonly RawOption[], costly: readonly number[]): TickScoring => {
  const part = 100 / options.filter(({ isRight }) => isRight).length
  return byWeights(options.map(({ isRight }, index) => (isRight ? part : costly.includes(index) ? -part : 0)))
}

const kindOfOptions = (declared: Kind, right: number): Kind => {
  if (right === 0) return 'noneRight'
  if (right > 1 || declared === 'severalRight') return 'severalRight'
  return declared === 'trueFalse' ? 'trueFalse' : 'oneRight'
}
