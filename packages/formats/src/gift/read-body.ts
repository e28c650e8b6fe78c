import { defined, elementAt } from '@quizwright/domain/defined.ts'
import { type Content, emptyContent, type RawOption, type RawQuestion } from '../entry/entry.ts'
import { ruleOfName } from '../kinds/ordering/rules.ts'
import { listsOfChoices, listsOfPairs } from '../entry/lists-of-choices.ts'
import { wordsOf } from '../entry/words-of.ts'
import { oneChoice } from '../entry/one-choice.ts'
import { byWeights } from '../entry/tick-scoring.ts'
import { feedbackLost, typedAnswer, withoutWorth } from '../entry/typed-settings.ts'
import { type GiftAnswer, type GiftError, parseAnswers } from './parse-block.ts'
import { findUnescaped, unescape } from './unescape.ts'

/** What the braces of a question define. */
export type GiftBody = Pick<
  RawQuestion,
  | 'kind'
  | 'options'
  | 'ticks'
  | 'answer'
  | 'typed'
  | 'matched'
  | 'ordered'
  | 'choices'
  | 'optionFeedback'
  | 'without'
>
type ReadText = (escaped: string) => Content

/** Reads the text between the braces, which determines the kind of the question. */
export const readBody = (body: string, readText: ReadText): GiftBody | GiftError => {
  const trimmed = body.trim()
  if (trimmed === '') return { kind: 'descriptive' }
  const truth = /^(T|TRUE|F|FALSE)\s*(#[^]*)?$/i.exec(trimmed)
  if (truth) return readTrueFalse(/^t/i.test(elementAt(truth, 1)), truth[2] ?? '', readText)
  if (trimmed.startsWith('#')) return readNumber(trimmed.slice(1), readText)
  if (trimmed.startsWith('>')) return readOrdering(trimmed, readText)
  const answers = parseAnswers(trimmed)
  if ('error' in answers) return answers
  if (answers.every(({ sign, text }) => sign === '=' && findUnescaped(text, ['->']) >= 0))
    return readMatching(answers, readText)
  return answers.every(({ sign }) => sign === '=')
    ? readShortAnswer(answers, readText)
    : readOptions(answers, readText)
}

/** The feedback on the wrong answer comes first. */
const readTrueFalse = (isTrue: boolean, feedback: string, readText: ReadText): GiftBody => ({
  kind: 'trueFalse',
  optionFeedback: feedbackOnStatement(feedback, readText, isTrue),
  options: [true, false].map((value) => ({
    text: value ? 'True' : 'False',
    equation: '',
    image: '',
    isRight: value === isTrue,
  })),
})

const feedbackOnStatement = (feedback: string, readText: ReadText, isTrue: boolean): string[] => {
  const rest = feedback.slice(1)
  const end = findUnescaped(rest, ['#'])
  const [onWrong, onRight] = end < 0 ? [rest, ''] : [rest.slice(0, end), rest.slice(end + 1)]
  const said = [onRight, onWrong].map((text) => wordsOf(readText(text.trim())))
  return isTrue ? said : said.toReversed()
}

const readNumber = (body: string, readText: ReadText): GiftBody => {
  const trimmed = body.trim()
  // Moodle takes a first number without its sign, also if others follow.
  const parsed = parseAnswers(/^[=~]/.test(trimmed) ? trimmed : `=${trimmed}`)
  const written = 'error' in parsed ? [] : parsed
  const answers = written.filter(({ sign }) => sign === '=')
  const isWrongExplained = written.some(({ sign, feedback }) => sign === '~' && feedback !== '')
  const [single = '', feedback = ''] = body.split('#')
  const accepted =
    answers.length > 0
      ? answers.map(({ text, weight = 100, feedback: said }) => ({
          text: numberInWords(text),
          share: weight,
          feedback: wordsOf(readText(said)),
        }))
      : [{ text: numberInWords(single), share: 100, feedback: wordsOf(readText(feedback)) }]
  return {
    kind: 'number',
    ...typedAnswer(accepted),
    without: [
      ...withoutWorth(accepted),
      ...feedbackLost(accepted),
      ...(isWrongExplained ? ['the feedback of its wrong answers'] : []),
    ],
  }
}

/** `3.14:0.01` is a number with a tolerance, `1..5` is a range. */
const numberInWords = (text: string): string => {
  const written = unescape(text).trim()
  const range = /^(\S+?)\.\.(\S+)$/.exec(written)
  if (range) return `${range[1]} to ${range[2]}`
  const [number, tolerance] = written.split(':')
  return tolerance === undefined || Number(tolerance) === 0
    ? defined(number, 'number').trim()
    : `${number} ± ${tolerance}`
}

/** Moodle's `{>3 ALL VERTICAL ABSOLUTE_POSITION SHOW none`, then an item in each line, in the right order. */
const readOrdering = (body: string, readText: ReadText): GiftBody => {
  const [head = '', ...lines] = body.split(/[\r\n]+/)
  const without: string[] = []
  const rule = ruleOfName(/\b(?:ALL_OR|ABSOLUTE|RELATIVE|LONGEST)_\w+/i.exec(head)?.[0] ?? '', without)
  const items = lines.filter((line) => line.trim() !== '').map((line) => readText(line.trim()))
  const words = items.map(({ text, equation }) => text || equation)
  return {
    kind: 'ordering',
    ordered: { items, rule },
    answer: words.join('\n'),
    choices: listsOfChoices([words.toSorted()]),
    without,
  }
}

const readMatching = (answers: readonly GiftAnswer[], readText: ReadText): GiftBody => ({
  kind: 'matching',
  matched: answers.map(({ text }) => {
    const index = findUnescaped(text, ['->'])
    return {
      prompt: readText(text.slice(0, index).trim()),
      choice: { ...emptyContent, text: unescape(text.slice(index + 2)).trim() },
    }
  }),
  answer: pairsOf(answers)
    .filter(([left]) => left !== '')
    .map((pair) => pair.join(' → '))
    .join('\n'),
  choices: listsOfPairs(pairsOf(answers)),
})

const pairsOf = (answers: readonly GiftAnswer[]): [left: string, right: string][] =>
  answers.map(({ text }) => {
    const index = findUnescaped(text, ['->'])
    return [unescape(text.slice(0, index)).trim(), unescape(text.slice(index + 2)).trim()]
  })

const readShortAnswer = (answers: readonly GiftAnswer[], readText: ReadText): GiftBody => {
  const accepted = answers.map(({ text, weight = 100, feedback }) => ({
    text: unescape(text).trim(),
    share: weight,
    feedback: wordsOf(readText(feedback)),
  }))
  return {
    kind: 'shortAnswer',
    ...typedAnswer(accepted, { hasPatterns: true }),
    without: [...withoutWorth(accepted), ...feedbackLost(accepted)],
  }
}

/**
 * Reads options. If no answer is marked with `=`, students may tick several, and weights tell which are
 * correct; a single option of 100 % is the only correct one, unless others cost marks.
 */
const readOptions = (answers: readonly GiftAnswer[], readText: ReadText): GiftBody => {
  const isMarked = answers.some(({ sign }) => sign === '=')
  const isRight = ({ sign, weight = 0 }: GiftAnswer): boolean => (isMarked ? sign === '=' : weight > 0)
  const options = answers.map((answer): RawOption => ({ ...readText(answer.text), isRight: isRight(answer) }))
  const optionFeedback = answers.map(({ feedback }) => wordsOf(readText(feedback)))
  if (isMarked)
    return {
      ...oneChoice(
        options,
        answers.map(({ sign, weight = 0 }) => (sign === '~' ? weight : 100)),
      ),
      optionFeedback,
    }
  const right = options.filter((option) => option.isRight).length
  const mayTickSeveral = answers.some(({ weight = 0 }) => weight < 0)
  return {
    kind: right === 0 ? 'noneRight' : right === 1 && !mayTickSeveral ? 'oneRight' : 'severalRight',
    options,
    ticks: byWeights(answers.map(({ weight = 0 }) => weight)),
    optionFeedback,
    without: [],
  }
}
