import type { ListedOption, ListedQuestion } from './listed-question.ts'
import { truthOf } from './truth.ts'
import { defined } from '@quizwright/domain/defined.ts'

type Asked = ListedQuestion & { keyAnswer?: string | undefined }

/** What statements about a text are that are neither true nor false. */
const third = new RegExp(
  String.raw`^(?:not\s+given|doesn[’']?t\s+say|no\s+information|not\s+(?:mentioned|stated)|` +
    String.raw`can(?:no|')t\s+(?:say|tell)|` +
    String.raw`nicht\s+im\s+text|non\s+mentionn[ée]|no\s+se\s+menciona)\.?$`,
  'i',
)
const yesOrNo = /^(?:yes|no|ja|nein|oui|non|s[íi])\.?$/i

/**
 * Statements of which some are neither true nor false: "TRUE, FALSE or NOT GIVEN". Where an answer of a section is
 * such a third one and all others are truths, each of its statements has the same options, with the words of the list.
 */
export const withThirdTruth = <Question extends Asked>(
  questions: readonly Question[],
): readonly Question[] => {
  const chosen = new Map<Question, string[]>()
  for (const ofSection of Map.groupBy(questions, ({ section }) => section).values()) {
    const open = ofSection.filter(({ options, declared }) => options.length === 0 && declared === undefined)
    const answered = open.filter((question) => answerOf(question) !== '')
    const answers = answered.map(answerOf)
    const areTruths = answers.every(
      (answer) => third.test(answer) || yesOrNo.test(answer) || truthOf(answer) !== undefined,
    )
    if (!areTruths || answers.length < 2 || !answers.some((answer) => third.test(answer))) continue
    const words = wordsOf(answers)
    for (const question of answered) chosen.set(question, words)
  }
  return questions.map((question) => {
    const words = chosen.get(question)
    return words === undefined ? question : { ...question, options: optionsOf(words, answerOf(question)) }
  })
}

const answerOf = ({ fields, keyAnswer }: Asked): string => (fields.answer ?? keyAnswer ?? '').trim()
const plain = (answer: string): string => answer.replace(/\.$/, '').toLowerCase()

/** The words of a list for its answers, each once, what is neither true nor false last. */
const wordsOf = (answers: readonly string[]): string[] => {
  const once = [...new Map(answers.map((answer) => [plain(answer), answer])).values()]
  const isYes = once.some((answer) => yesOrNo.test(answer))
  const isLong = once.some((answer) => truthOf(answer) !== undefined && answer.replace('.', '').length > 1)
  const whole = isYes
    ? ['Yes', 'No']
    : isLong || once.every((answer) => third.test(answer))
      ? ['True', 'False']
      : ['T', 'F']
  const missing = whole.filter((word) => !once.some((answer) => plain(answer) === word.toLowerCase()))
  const known = once.filter((answer) => !third.test(answer))
  const all = known.length === 2 ? known : [...known, ...missing]
  return [
    ...all.toSorted((one, other) => Number(isWrong(one)) - Number(isWrong(other))),
    defined(
      once.find((answer) => third.test(answer)),
      'once.find',
    ),
  ]
}

const isWrong = (answer: string): boolean => truthOf(answer) === false || /^(?:no|nein|non)\.?$/i.test(answer)

const optionsOf = (words: readonly string[], answer: string): ListedOption[] =>
  words.map((text) => ({ letter: '', text, isMarked: plain(text) === plain(answer), images: [] }))
