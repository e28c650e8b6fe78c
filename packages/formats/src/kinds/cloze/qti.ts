import { defined, elementAt } from '@quizwright/domain/defined.ts'
import { gapsOf, type WholeGap } from '@quizwright/domain/kinds/cloze/blank.ts'
import { withGaps } from '@quizwright/domain/kinds/cloze/gaps-in-text.ts'
import { listOf, weightsOf } from '@quizwright/domain/kinds/cloze/mark.ts'
import type { Cloze } from '@quizwright/domain/kinds/cloze/schema.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import { questionContentOf } from '../../write/contents.ts'
import { percent } from '../../write/forms-of-answer.ts'
import { escapeXml } from '../../write/html.ts'
import { addsMapping } from '../../write/qti/compares-with-correct.ts'
import { placeOf, withoutPlaces } from '../../write/qti/places-in-text.ts'
import type { QtiMarkup } from '../../write/qti/qti-markup.ts'
import type { WriteContent, WrittenItem } from '../kind-form.ts'
import { comparison } from '../numeric/qti.ts'
import { declaredTexts, isHeldByQti as areTextsHeld } from '../short-answer/qti.ts'
import { isHeldByQti as isNumberHeld } from '../written-numbers.ts'
import { isDragged } from './moodle.ts'

const responseOf = (index: number): string => `RESPONSE_${index + 1}`
const wordName = (index: number): string => `word_${index + 1}`

/** The one list from which a gap needs one right word. */
const isPlainChoice = ({ as, accepted }: WholeGap): boolean =>
  as === 'chosen' && accepted.length === 1 && elementAt(accepted, 0).share === 100

/** Whether all marks are given for all gaps together, which is said where each has one right choice. */
const isCompared = (cloze: Cloze): boolean =>
  cloze.scoring.rule === 'all' && gapsOf(cloze).length > 1 && gapsOf(cloze).every(isPlainChoice)

const divisorOf = (one: number, other: number): number => (other === 0 ? one : divisorOf(other, one % other))

/** Whether QTI says everything about the gaps: weights come back as proportions. */
export const isClozeHeld = (cloze: Cloze): boolean => {
  const gaps = gapsOf(cloze)
  const weights = gaps.map(({ weight }) => weight)
  if (isDragged(cloze)) return true
  if (cloze.scoring.rule === 'all') return isCompared(cloze) && weights.every((weight) => weight === 1)
  const isAlone = gaps.length === 1 && elementAt(gaps, 0).as !== 'chosen'
  return (
    !isAlone &&
    weights.every((weight) => weight > 0) &&
    weights.reduce(divisorOf, 0) === 1 &&
    gaps.every((gap) => {
      if (gap.as === 'bank') return false
      if (gap.as === 'number') return gap.numbers.every(isNumberHeld)
      return gap.as === 'chosen'
        ? gap.accepted.some(({ share }) => share === 100)
        : areTextsHeld(
            { kind: 'short_answer', key: { accepted: gap.accepted, words: cloze.key.words } },
            false,
          )
    })
  )
}

type Gaps = { cloze: Cloze; question: QuestionContent; qti: QtiMarkup }

/** The marks of each gap. */
const marksOf = ({ cloze, question }: Gaps): number[] =>
  weightsOf(cloze).map((weight) => weight * question.weightage)

const declareChoice = ({ cloze, qti: { element } }: Gaps, gap: WholeGap, marks: number): string => {
  const list = listOf(gap, cloze.presentation.bank) ?? []
  const right = list.flatMap((word, at) => {
    const share = gap.accepted.find(({ value }) => value === word)?.share ?? 0
    return share > 0 ? [{ name: wordName(at), share }] : []
  })
  const best = right.find(({ share }) => share === 100)
  const entries = right.map(({ name, share }) =>
    element('mapEntry', { mapKey: name, mappedValue: percent((share / 100) * marks) }),
  )
  return (
    (best ? element('correctResponse', {}, element('value', {}, best.name)) : '') +
    (entries.length > 0 ? element('mapping', { defaultValue: 0 }, ...entries) : '')
  )
}

const declareNumber = ({ qti: { element } }: Gaps, { numbers }: WholeGap): string => {
  const best = numbers.find(({ share, tolerance }) => share === 100 && tolerance.by !== 'range')
  return best ? element('correctResponse', {}, element('value', {}, best.value.replace(',', '.'))) : ''
}

const declare = (gaps: Gaps, gap: WholeGap, index: number): string => {
  const { cloze, question, qti } = gaps
  const marks = elementAt(marksOf(gaps), index)
  const [baseType, declared] =
    gap.as === 'number'
      ? ['float', declareNumber(gaps, gap)]
      : gap.as === 'typed'
        ? [
            'string',
            declaredTexts(
              { kind: 'short_answer', key: { accepted: gap.accepted, words: cloze.key.words } },
              { ...question, weightage: marks },
              qti,
            ),
          ]
        : ['identifier', declareChoice(gaps, gap, marks)]
  return qti.element(
    'responseDeclaration',
    { identifier: responseOf(index), cardinality: 'single', baseType: defined(baseType, 'baseType') },
    defined(declared, 'declared'),
  )
}

const gapElement = ({ cloze, qti: { element } }: Gaps, gap: WholeGap, index: number): string => {
  const list = listOf(gap, cloze.presentation.bank)
  const attributes = { responseIdentifier: responseOf(index) }
  return list
    ? element(
        'inlineChoiceInteraction',
        { ...attributes, shuffle: 'false' },
        ...list.map((word, at) => element('inlineChoice', { identifier: wordName(at) }, escapeXml(word))),
      )
    : element('textEntryInteraction', attributes)
}

const withElements = (
  question: QuestionContent,
  write: WriteContent,
  elementOf: (index: number) => string,
): string => {
  const content = questionContentOf(question)
  const html = write({ ...content, text: withGaps(content.text, placeOf) })
  return withoutPlaces(html, (no) => elementOf(no - 1))
}

/** Sums what the mappings give, then adds what each number earns. */
const processing = (gaps: Gaps): string => {
  const { cloze, qti } = gaps
  const { element } = qti
  const all = gapsOf(cloze)
  const score = element('variable', { identifier: 'SCORE' })
  const set = (...sum: string[]): string =>
    element('setOutcomeValue', { identifier: 'SCORE' }, element('sum', {}, ...sum))
  if (isCompared(cloze)) {
    const matches = all.map((_, index) =>
      element(
        'match',
        {},
        element('variable', { identifier: responseOf(index) }),
        element('correct', { identifier: responseOf(index) }),
      ),
    )
    const whole = element('variable', { identifier: 'MAXSCORE' })
    return element(
      'responseProcessing',
      {},
      element(
        'responseCondition',
        {},
        element(
          'responseIf',
          {},
          element('and', {}, ...matches),
          element('setOutcomeValue', { identifier: 'SCORE' }, whole),
        ),
      ),
    )
  }
  const mapped = all.flatMap(({ as }, index) =>
    as === 'number' ? [] : [element('mapResponse', { identifier: responseOf(index) })],
  )
  const numbers = all.flatMap((gap, index) => {
    const branches = gap.as === 'number' ? gap.numbers : []
    const written = branches.map((one, at) =>
      element(
        at === 0 ? 'responseIf' : 'responseElseIf',
        {},
        comparison(qti, one, responseOf(index)),
        set(
          score,
          element(
            'baseValue',
            { baseType: 'float' },
            percent((one.share / 100) * elementAt(marksOf(gaps), index)),
          ),
        ),
      ),
    )
    return written.length > 0 ? [element('responseCondition', {}, ...written)] : []
  })
  return element('responseProcessing', {}, mapped.length > 0 ? set(...mapped) : '', ...numbers)
}

/** Words that are dragged into the gaps: one response with a pair for each gap. */
const writeDragged = (gaps: Gaps, write: WriteContent): WrittenItem => {
  const { cloze, question, qti } = gaps
  const { element } = qti
  const { bank } = cloze.presentation
  const gapName = (index: number): string => `gap_${index + 1}`
  const pairs = gapsOf(cloze).map(
    ({ accepted }, index) => `${wordName(bank.indexOf(elementAt(accepted, 0).value))} ${gapName(index)}`,
  )
  const marks = marksOf(gaps)
  const entries = pairs.map((mapKey, index) =>
    element('mapEntry', { mapKey, mappedValue: percent(elementAt(marks, index)) }),
  )
  return {
    declared: element(
      'responseDeclaration',
      { identifier: 'RESPONSE', cardinality: 'multiple', baseType: 'directedPair' },
      element('correctResponse', {}, ...pairs.map((pair) => element('value', {}, pair))),
      element('mapping', { lowerBound: 0, upperBound: question.weightage, defaultValue: 0 }, ...entries),
    ),
    body: element(
      'gapMatchInteraction',
      { responseIdentifier: 'RESPONSE', shuffle: 'false' },
      ...bank.map((word, index) =>
        // 0 is no limit.
        element('gapText', { identifier: wordName(index), matchMax: 0 }, escapeXml(word)),
      ),
      withElements(question, write, (index) => element('gap', { identifier: gapName(index) })),
    ),
    processing: addsMapping(qti),
  }
}

/** Writes a text with its gaps as fields and lists in it, or as places for words that are dragged. */
export const writeCloze = (
  cloze: Cloze,
  question: QuestionContent,
  qti: QtiMarkup,
  write: WriteContent,
): WrittenItem => {
  const gaps = { cloze, question, qti }
  if (isDragged(cloze)) return writeDragged(gaps, write)
  const all = gapsOf(cloze)
  return {
    declared: all.map((gap, index) => declare(gaps, gap, index)).join(''),
    body: withElements(question, write, (index) => (all[index] ? gapElement(gaps, all[index], index) : '')),
    processing: processing(gaps),
  }
}
