import { emptyContent, type RawOption } from '../entry/entry.ts'
import { allOrNothing, anyOne, rightMinusWrong, type TickScoring } from '../entry/tick-scoring.ts'
import { wordsOf } from '../entry/words-of.ts'
import type { JsonObject } from '../json/json-fields.ts'
import { listOf, objectOf, type PartReader, stringOf } from './part-reader.ts'
import type { ReadPart } from './read-part.ts'

const kindOf = (options: readonly RawOption[]): 'noneRight' | 'oneRight' | 'severalRight' => {
  const right = options.filter(({ isRight }) => isRight).length
  return right === 0 ? 'noneRight' : right === 1 ? 'oneRight' : 'severalRight'
}

/** Right ticks minus wrong ones earn the marks, unless one point is given for all of them. */
const ticksOf = ({ type, questionType, singlePoint }: JsonObject): TickScoring => {
  if (type === 'single' || questionType === 'single') return anyOne
  return singlePoint === true ? allOrNothing : rightMinusWrong
}

/** Tips and what is said to who did not choose an option have no place. */
const namesOtherFeedback = (answer: JsonObject, { html, without }: PartReader): void => {
  const { chosenFeedback: _said, ...others } = objectOf(answer.tipsAndFeedback)
  for (const one of Object.values(others))
    if (stringOf(one).trim() !== '') without.push(`the feedback "${html(one).text.slice(0, 100)}"`)
}

/** A question with options, of which any number may be right. */
const choiceOf = (params: JsonObject, options: RawOption[], part: PartReader) => {
  const kind = kindOf(options)
  return {
    kind,
    content: part.withMedia(part.html(params.question), params.media),
    options,
    ...(kind === 'severalRight' && { ticks: ticksOf(objectOf(params.behaviour)) }),
  }
}

export const readMultiChoice: ReadPart = (params, part) => {
  const answers = listOf(params.answers)
  for (const answer of answers) namesOtherFeedback(answer, part)
  const options = answers.map(({ text, correct }) => ({ ...part.html(text), isRight: correct === true }))
  return [
    {
      ...choiceOf(params, options, part),
      optionFeedback: answers.map(({ tipsAndFeedback: of }) =>
        wordsOf(part.html(objectOf(of).chosenFeedback)),
      ),
    },
  ]
}

/** Options that are images. */
export const readMultiMediaChoice: ReadPart = (params, part) => {
  const options = listOf(params.options).map(({ media, correct }) => ({
    ...part.withMedia(emptyContent, { type: media }),
    isRight: correct === true,
  }))
  return [choiceOf(params, options, part)]
}

/** A question of a survey, where nothing is right. */
export const readSimpleMultiChoice: ReadPart = (params, part) => [
  {
    kind: 'noneRight',
    content: part.html(params.question),
    options: listOf(params.alternatives).map(({ text }) => ({ ...part.html(text), isRight: false })),
  },
]

export const readTrueFalse: ReadPart = (params, part) => {
  const correct = String(params.correct)
  const options = ['True', 'False'].map((text) => ({
    ...emptyContent,
    text,
    isRight: text.toLowerCase() === correct,
  }))
  const kind = options.some(({ isRight }) => isRight) ? 'trueFalse' : 'noneRight'
  return [{ kind, content: part.withMedia(part.html(params.question), params.media), options }]
}

/** Lists of answers of which the first is right, each list with its own question or with one above all. */
const choicesFrom = (
  lists: readonly { of: JsonObject; asked: unknown; answers: unknown }[],
  { html }: PartReader,
) =>
  lists.map(({ of, asked, answers }) => ({
    of,
    kind: 'oneRight' as const,
    content: html(asked),
    options: (Array.isArray(answers) ? answers : []).map((answer, index) => ({
      ...html(answer),
      isRight: index === 0,
    })),
  }))

export const readSingleChoiceSet: ReadPart = ({ choices }, part) =>
  choicesFrom(
    listOf(choices).map((of) => ({ of, asked: of.question, answers: of.answers })),
    part,
  )

/** Statements, of which students find the right one of each list. */
export const readSummary: ReadPart = ({ intro, summaries }, part) =>
  choicesFrom(
    listOf(summaries).map((of) => ({ of, asked: intro, answers: of.summary })),
    part,
  )
