import { inPools } from '../conservation/exceptions.ts'
import { seenInXml } from '../conservation/seen-in-markup.ts'
import { contentOfLooseText } from '../content/content-of-text.ts'
import { wordsOf } from '../entry/words-of.ts'
import { type Content, emptyContent, type RawQuestion } from '../entry/entry.ts'
import type { Kind } from '../entry/kinds.ts'
import { lookUp } from '../entry/look-up.ts'
import { allOrNothing } from '../entry/tick-scoring.ts'
import { allAccepted, typedAnswer } from '../entry/typed-settings.ts'
import { truthOf } from '../exam-text/truth.ts'
import { brokenXml } from '../xml/broken-xml.ts'
import { readXml, type XmlPart } from '../xml/read-xml.ts'
import { attribute, childNamed, childrenNamed, descendants, type Element, textOf } from '../xml/tree.ts'
import { elementAt } from '@quizwright/domain/defined.ts'

/** The kinds of question by the names of their elements. */
const kindOf: Readonly<Record<string, Kind>> = {
  QUESTION_TRUEFALSE: 'trueFalse',
  QUESTION_MULTIPLECHOICE: 'oneRight',
  QUESTION_MULTIPLEANSWER: 'severalRight',
  QUESTION_FILLINBLANK: 'shortAnswer',
  QUESTION_ESSAY: 'descriptive',
  QUESTION_SHORTRESPONSE: 'descriptive',
  QUESTION_MATCH: 'matching',
  QUESTION_ORDER: 'ordering',
  QUESTION_NUMERIC: 'unknown',
  QUESTION_CALCULATED: 'calculated',
  QUESTION_HOTSPOT: 'position',
  QUESTION_FILEUPLOAD: 'upload',
}

/**
 * Reads a pool of Blackboard before its version 7: an element for each question, and the key by the identifiers of its
 * answers.
 */
export function* readPool(xml: string): Generator<RawQuestion> {
  const parts = readXml(xml, ['QUESTIONLIST', ...Object.keys(kindOf)])
  let marks: ReadonlyMap<string, number> = new Map()
  let next = parts.next()
  for (; !next.done; next = parts.next())
    if (next.value.element.name === 'QUESTIONLIST') marks = marksIn(next.value.element)
    else yield readQuestion(next.value, marks)
  if (next.value) yield brokenXml(next.value)
}

/** The list above the questions has what each earns. */
const marksIn = (list: Element): Map<string, number> =>
  new Map(
    childrenNamed(list, 'QUESTION').flatMap((question) => {
      const points = Number(attribute(question, 'points') ?? NaN)
      return points > 0 ? [[attribute(question, 'id') ?? '', points] as const] : []
    }),
  )

type Choice = { id: string; content: Content }
type Reading = {
  answers: readonly Choice[]
  choices: readonly Choice[]
  /** The elements that name the right answers. */
  correct: readonly Element[]
}

const readQuestion = ({ element, source }: XmlPart, marks: ReadonlyMap<string, number>): RawQuestion => {
  const without: string[] = []
  const read = (holder: Element | undefined): Content =>
    contentOfLooseText(textOf(childNamed(holder, 'TEXT')).trim(), { findImage: () => undefined, without })
  const choicesNamed = (name: string): Choice[] =>
    childrenNamed(element, name).map((one) => ({ id: attribute(one, 'id') ?? '', content: read(one) }))
  const gradable = childNamed(element, 'GRADABLE')
  const said = (name: string): string => {
    const [one] = descendants(element, name)
    const context = { findImage: () => undefined, without }
    return one ? wordsOf(contentOfLooseText(textOf(one).trim(), context)) : ''
  }
  const points = marks.get(attribute(element, 'id') ?? '')
  return {
    ...answersOf(lookUp(kindOf, element.name) ?? 'unknown', {
      answers: choicesNamed('ANSWER'),
      choices: choicesNamed('CHOICE'),
      correct: childrenNamed(gradable, 'CORRECTANSWER'),
    }),
    position: { line: element.line },
    source,
    seen: seenInXml(element, inPools),
    content: read(childNamed(element, 'BODY')),
    ...(points !== undefined && { marks: points }),
    whenRight: said('FEEDBACK_WHEN_CORRECT'),
    whenWrong: said('FEEDBACK_WHEN_INCORRECT'),
    without: [...without, ...(descendants(element, 'IMAGE').length > 0 ? ['its image'] : [])],
  }
}

type Answers = Pick<
  RawQuestion,
  'kind' | 'options' | 'ticks' | 'answer' | 'typed' | 'matched' | 'ordered' | 'solution'
>

const answersOf = (kind: Kind, { answers, choices, correct }: Reading): Answers => {
  const ids = correct.map((one) => attribute(one, 'answer_id') ?? '')
  const named = (all: readonly Choice[], id: string | undefined): Choice | undefined =>
    all.find((one) => one.id === id)
  const texts = answers.map(({ content }) => content.text)
  if (kind === 'shortAnswer') return { kind, ...typedAnswer(allAccepted(texts)) }
  if (kind === 'descriptive')
    return {
      kind,
      ...(texts[0] !== undefined && texts[0] !== '' && { solution: elementAt(answers, 0).content }),
    }
  if (kind === 'matching') {
    const rightOf = new Map(
      correct.map((one) => [attribute(one, 'answer_id'), named(choices, attribute(one, 'choice_id'))]),
    )
    const used = new Set(rightOf.values())
    const pairs = answers.map(({ id, content }) => {
      const right = rightOf.get(id)
      return { prompt: content, ...(right && { choice: right.content }) }
    })
    const extra = choices.filter((one) => !used.has(one)).map(({ content }) => ({ choice: content }))
    return { kind, answer: '', matched: [...pairs, ...extra] }
  }
  if (kind === 'ordering') {
    const sorted = correct.toSorted((one, other) => placeOf(one) - placeOf(other))
    const items = sorted.flatMap((one) => named(answers, attribute(one, 'answer_id'))?.content ?? [])
    return items.length === answers.length ? { kind, ordered: { items, rule: 'all' } } : { kind }
  }
  if (kind !== 'oneRight' && kind !== 'severalRight' && kind !== 'trueFalse') return { kind }
  const options = answers.map(({ id, content }) => ({ ...content, isRight: ids.includes(id) }))
  const right = options.filter(({ isRight }) => isRight).length
  if (right === 0) return { kind: 'noneRight', options }
  if (kind === 'severalRight') return { kind, options, ticks: allOrNothing }
  return kind === 'trueFalse' ? statement(options) : { kind, options }
}

const placeOf = (correct: Element): number => Number(attribute(correct, 'order') ?? 0)

/** A statement has its sides in any order, and others as here. */
const statement = (options: NonNullable<Answers['options']>): Answers => {
  const isTrue = truthOf(options.find(({ isRight }) => isRight)?.text ?? '')
  if (isTrue === undefined) return { kind: 'oneRight', options }
  return {
    kind: 'trueFalse',
    options: ['True', 'False'].map((text, index) => ({
      ...emptyContent,
      text,
      isRight: (index === 0) === isTrue,
    })),
  }
}
