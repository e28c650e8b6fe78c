import type { RawQuestion } from '../entry/entry.ts'
import { allOrNothing, anyOne } from '../entry/tick-scoring.ts'
import { type AcceptedLine, feedbackLost, typedAnswer, withoutWorth } from '../entry/typed-settings.ts'
import { wordsOf } from '../entry/words-of.ts'
import { childNamed, childrenNamed, type Element, textOf } from '../xml/tree.ts'
import type { Read } from './read-text.ts'

/** The types of a question of JQuiz: options by default, a short answer, both, or several options at once. */
const types = { shortAnswer: '2', hybrid: '3', several: '4' }

const numberIn = (answer: Element, name: string): number =>
  Number(textOf(childNamed(answer, name)).trim() || NaN)
const isRight = (answer: Element): boolean => numberIn(answer, 'correct') === 1

/** Reads a question of JQuiz. */
export const readRecord = (
  record: Element,
  read: Read,
  without: string[],
): Omit<RawQuestion, 'position' | 'source'> => {
  const type = textOf(childNamed(record, 'question-type')).trim()
  const answers = childrenNamed(childNamed(record, 'answers'), 'answer').filter(
    (answer) => textOf(childNamed(answer, 'text')).trim() !== '',
  )
  const weight = textOf(childNamed(record, 'weighting')).trim()
  const category = textOf(childNamed(record, 'category')).trim()
  if (weight !== '' && weight !== '100') without.push(`its weight of ${weight} %`)
  const base = {
    content: read(childNamed(record, 'question')),
    hintTexts: [wordsOf(read(childNamed(record, 'clue')))],
    ...(category !== '' && { tags: [category] }),
  }
  return type === types.shortAnswer || type === types.hybrid
    ? { ...base, ...readTyped(answers, type === types.hybrid, read, without) }
    : { ...base, ...readOptions(answers, type === types.several, read, without) }
}

/** Another answer than a right one may earn a part of the marks. In a hybrid, options are shown after some tries. */
const readTyped = (
  answers: readonly Element[],
  isHybrid: boolean,
  read: Read,
  without: string[],
): Pick<RawQuestion, 'kind' | 'answer' | 'typed'> => {
  const accepted = answers.map((answer): AcceptedLine => ({
    text: textOf(childNamed(answer, 'text')).trim(),
    share: isRight(answer) ? 100 : Math.min(99, numberIn(answer, 'percent-correct') || 0),
    feedback: wordsOf(read(childNamed(answer, 'feedback'))),
  }))
  without.push(...withoutWorth(accepted), ...feedbackLost(accepted))
  if (isHybrid) without.push('its options, which are shown after wrong answers')
  return { kind: 'shortAnswer', ...typedAnswer(accepted) }
}

const readOptions = (
  answers: readonly Element[],
  areSeveral: boolean,
  read: Read,
  without: string[],
): Pick<RawQuestion, 'kind' | 'options' | 'optionFeedback' | 'ticks'> => {
  const options = answers.map((answer) => ({ ...read(childNamed(answer, 'text')), isRight: isRight(answer) }))
  const right = answers.filter(isRight).length
  const optionFeedback = answers.map((answer) => wordsOf(read(childNamed(answer, 'feedback'))))
  if (!areSeveral && answers.some((answer) => !isRight(answer) && numberIn(answer, 'percent-correct') > 0))
    without.push('the partial credit of its options')
  const kind = areSeveral || right > 1 ? 'severalRight' : 'oneRight'
  return {
    kind: right === 0 ? 'noneRight' : kind,
    options,
    optionFeedback,
    ticks: areSeveral ? allOrNothing : anyOne,
  }
}
