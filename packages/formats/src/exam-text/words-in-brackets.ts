import { asksForEach } from './instructions.ts'
import { countGaps } from './gaps.ts'
import type { ListedQuestion } from './listed-question.ts'

type Asked = ListedQuestion & { keyAnswer?: string | undefined }

const leastQuestions = 2
const wordsAtEnd = /[([（]\s*([^()[\]（）\n]{1,60})[)\]）]\s*[.。۔।]?$/
const mostChars = 80
/** A text with gaps, and what stands in brackets behind it: one answer, or one for each gap. */
const gapAndWords = (stem: readonly string[]): { text: string; words: string } | undefined => {
  const written = stem.join('\n').trimEnd()
  const found = wordsAtEnd.exec(written.slice(-mostChars))
  if (!found) return undefined
  const text = written.slice(0, written.length - found[0].length).trimEnd()
  const words = found[1]?.trim() ?? ''
  const gaps = countGaps(text)
  return gaps === 1 || (gaps > 1 && words.split(/[,;،、]/).length === gaps) ? { text, words } : undefined
}
/** What a text asks for, or how: "(two words)", "(verb: go)". */
const mayBeHint = new RegExp(
  String.raw`\b(?:words?|letters?|verb|noun|adjective|hint|marks?|points?|tense|form|choose)\b|[:/=|]|` +
    String.raw`\p{Nd}\s*(?:m|pt)|^\d{1,2}$`,
  'iu',
)
/** Where a section asks for other forms of words, those in brackets are what is to be changed. */
const asksForForms =
  /\b(?:verbs?|tenses?|forms?|brackets?|parenthes[ei]s|conju\w+|verbos?|verbes?|klammern?|given\s+words?)\b/i

export const bracketsAsAnswer = 'The words in brackets behind its text were taken as its answer: check it'

/**
 * What fills the gap in brackets behind each text with a gap of a section: "Water is ____. (wet)". That it is no help
 * for students is likely only, so their author is told.
 */
export const withWordsInBrackets = <Question extends Asked>(
  questions: readonly Question[],
): readonly Question[] => {
  const open = questions.filter(
    ({ options, fields, keyAnswer, declared, stem, section }) =>
      options.length === 0 &&
      fields.answer === undefined &&
      keyAnswer === undefined &&
      declared === undefined &&
      !asksForForms.test(section) &&
      countGaps(stem.join('\n')) > 0,
  )
  const found = new Map<Question, { text: string; words: string }>()
  for (const ofSection of Map.groupBy(open, ({ section }) => section).values()) {
    const read = ofSection.map((question) => [question, gapAndWords(question.stem)] as const)
    const words = read.map(([, one]) => one?.words)
    const areAll =
      (words.length >= leastQuestions || asksForEach.test(ofSection[0]?.section ?? '')) &&
      new Set(words).size === words.length &&
      words.every((one) => one !== undefined && !mayBeHint.test(one))
    if (areAll) for (const [question, one] of read) if (one) found.set(question, one)
  }
  if (found.size === 0) return questions
  return questions.map((question) => {
    const one = found.get(question)
    return one === undefined
      ? question
      : {
          ...question,
          stem: one.text.split('\n'),
          fields: { ...question.fields, answer: one.words },
          hints: [...(question.hints ?? []), bracketsAsAnswer],
        }
  })
}
