import { sharesOf, typedAnswer } from '../entry/typed-settings.ts'
import { type Content, emptyContent, type RawQuestion } from '../entry/entry.ts'
import type { Kind } from '../entry/kinds.ts'
import { listsOfChoices, listsOfPairs } from '../entry/lists-of-choices.ts'
import { wordsOf } from '../entry/words-of.ts'
import { allOrNothing, rightMinusWrong, type TickScoring } from '../entry/tick-scoring.ts'
import { weightedOptions } from '../entry/weighted-options.ts'

/** One line of a question. Its first cell names the field. */
export type Field = { name: string; cells: readonly string[] }

export type Answers = Pick<
  RawQuestion,
  | 'kind'
  | 'options'
  | 'optionFeedback'
  | 'ticks'
  | 'answer'
  | 'typed'
  | 'choices'
  | 'matched'
  | 'ordered'
  | 'without'
> & {
  /** Texts that are added to the solution. */
  explanations?: readonly string[]
}

type Reading = {
  type: Kind
  /** The cells of all lines with this name. */
  named: (name: string) => (readonly string[])[]
  contentOf: (written: string) => Content
}

/** Reads the answers of a question. Each has four cells: weight, text, markup and feedback. */
export const readAnswers = (
  type: Kind,
  fields: readonly Field[],
  contentOf: (written: string) => Content,
): Answers => {
  const named = (name: string) => fields.filter((field) => field.name === name).map(({ cells }) => cells)
  return (readers[type] ?? readShortAnswers)({ type, named, contentOf })
}

/** How several right options, which have a 1 each, earn marks. "RightAnswers" counts those left out as well. */
const ticksByName = new Map<string, TickScoring>([
  ['rightanswers', { scoring: { rule: 'each' } }],
  ['allornothing', allOrNothing],
  ['rightminuswrong', rightMinusWrong],
])

const readSeveral = ({ named, contentOf }: Reading): Answers => {
  const options = named('option').map(([weight = '', text = '']) => ({
    ...contentOf(text),
    isRight: Number(weight) > 0,
  }))
  const scoring = (named('scoring')[0]?.[0] ?? '').toLowerCase().replaceAll(/[^a-z]/g, '')
  return {
    kind: options.some(({ isRight }) => isRight) ? 'severalRight' : 'noneRight',
    options,
    ticks: ticksByName.get(scoring) ?? rightMinusWrong,
  }
}

const readOptions = (reading: Reading): Answers => {
  const { type, named, contentOf } = reading
  const options = named('option')
  const isMarked = options.every(([weight = '']) => /^\s*[01]?\s*$/.test(weight))
  if (type === 'severalRight' && isMarked)
    return {
      ...readSeveral(reading),
      optionFeedback: options.map(([, , , said = '']) => wordsOf(contentOf(said))),
    }
  const read = weightedOptions(
    options.map(([weight = '', text = '']) => ({ content: contentOf(text), weight: Number(weight) || 0 })),
    type === 'severalRight',
  )
  return { ...read, optionFeedback: options.map(([, , , said = '']) => wordsOf(contentOf(said))) }
}

const readTruths = ({ named, contentOf }: Reading): Answers => {
  const truths = ['True', 'False'].flatMap((text) =>
    named(text.toLowerCase()).map((cells) => ({ text, cells })),
  )
  const read = weightedOptions(
    truths.map(({ text, cells: [weight = ''] }) => ({
      content: { ...emptyContent, text },
      weight: Number(weight) || 0,
    })),
    false,
  )
  return {
    ...read,
    kind: read.kind === 'oneRight' ? 'trueFalse' : read.kind,
    optionFeedback: truths.map(({ cells: [, said = ''] }) => wordsOf(contentOf(said))),
  }
}

const readPairs = ({ type, named, contentOf }: Reading): Answers => {
  const textOf = new Map(named('choice').map(([number = '', text = '']) => [number.trim(), text.trim()]))
  const pairs = named('match').map(([number = '', text = '']): [string, string] => [
    textOf.get(number.trim()) ?? '',
    text.trim(),
  ])
  return {
    kind: type,
    answer: pairs.map((pair) => pair.join(' → ')).join('\n'),
    choices: listsOfPairs(pairs),
    matched: pairs.map(([left, right]) => ({ prompt: contentOf(left), choice: contentOf(right) })),
  }
}

const readOrder = ({ type, named, contentOf }: Reading): Answers => {
  const items = named('item').map(([text = '']) => text.trim())
  return {
    kind: type,
    answer: items.join('\n'),
    choices: listsOfChoices([items.toSorted()]),
    ordered: { items: items.map(contentOf), rule: 'all' },
  }
}

const readAnswerKey = ({ type, named }: Reading): Answers => ({
  kind: type,
  explanations: named('answerkey')
    .map(([text = '']) => text)
    .filter((text) => text.trim() !== ''),
})

/**
 * Brightspace calls a pattern `regexp`, which is not run here: the question is then of a kind that is not known. A
 * pattern without any sign of one is what students type.
 */
const readShortAnswers = ({ type, named }: Reading): Answers => {
  const lines = named('answer')
  const scored = lines.map(([score = '', text = '']) => ({ text: text.trim(), score: Number(score) || 0 }))
  const { answer, typed } = typedAnswer(sharesOf(scored))
  const isPattern = lines.some(
    ([, text = '', evaluation = '']) => /^reg/i.test(evaluation.trim()) && /[\\^$.*+?()[\]{}|]/.test(text),
  )
  const countsCase =
    lines.length > 0 && lines.every(([, , evaluation = '']) => /^sens/i.test(evaluation.trim()))
  return {
    kind: type,
    answer,
    ...(!isPattern && { typed: { ...typed, ...(countsCase && { words: { case_counts: true } }) } }),
  }
}

const readers: Partial<Record<Kind, (reading: Reading) => Answers>> = {
  oneRight: readOptions,
  severalRight: readOptions,
  trueFalse: readTruths,
  descriptive: readAnswerKey,
  matching: readPairs,
  ordering: readOrder,
}
