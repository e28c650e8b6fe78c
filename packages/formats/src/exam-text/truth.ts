import { truthPairs, truthWords } from '@quizwright/domain/rules/truth-words.ts'
import type { ListedQuestion } from './listed-question.ts'

const right = new Set([...truthWords.right, ...'t √ ✓ ✔ ✅ ○'.split(' ')])
const wrong = new Set([...truthWords.wrong, ...'f ✗ ✘ ❌ ×'.split(' ')])

/** Whether an answer means true or false; undefined if neither. */
export const truthOf = (answer: string): boolean | undefined => {
  const word = answer
    .trim()
    .toLowerCase()
    .replace(/[.。]$/u, '')
  if (right.has(word)) return true
  return wrong.has(word) ? false : undefined
}

/** What stands between the two, "true or false", "verdadero o falso". */
const or =
  String.raw`\/|or|oder|ou|o|of|eller|e|czy|nebo|alebo|vagy|sau|ili|atau|hay|hoặc|yoki|ya da|mu|või|tai|au|ή|` +
  'или|или|або|чи|أو|أم|یا|या|বা|או|หรือ|或|または|か|또는'

/** A text that offers true and false. */
export const offersTruth = new RegExp(
  String.raw`(?<!\p{L})(?:T\s*\/\s*F|V\s*\/\s*F|` +
    truthPairs.map(([one, other]) => String.raw`(?:${one})\s*(?:${or})\s*(?:${other})`).join('|') +
    String.raw`)(?!\p{L})`,
  'iu',
)

const wordBehind = new RegExp(
  String.raw`^(.*\S)\s*(?:[([（]\s*([\p{L}\p{M}]+|[√✓✔○×✗✘])\s*[)\]）]|\s(?:[-–—:→⇒]|[-=]+>)\s*([\p{L}\p{M}]+)|` +
    String.raw`(?<=[.!?۔।。])\s+([\p{L}\p{M}]+))\.?\s*$`,
  'su',
)
const choiceBehind =
  /^(.*\S)\s+(?:[([]\s*)?([\p{L}\p{M}]+)(?:\s*\/\s*|\s+(?:or|oder|ou|o|of|eller)\s+)([\p{L}\p{M}]+)\s*[)\]]?\.?\s*$/su
/** Both words below a statement, "true. 正确" above "false. 错误". */
const choiceBelow =
  /^(.*\S)\s*\n\s*(\p{L}+)[ \t]*[.)、．:：][ \t]*\p{L}{0,20}[ \t]*\n\s*(\p{L}+)[ \t]*[.)、．:：][ \t]*\p{L}{0,20}\s*$/su

/**
 * Handles statements that end with their truth, "The sun is hot. (T)", or with both choices, "True / False".
 * A single one may end this way by chance, "Explain temperature (T)", so it counts only if all questions
 * of the list, or of its section, that have no other answer do.
 */
export const withTruthBehind = <Question extends ListedQuestion & { keyAnswer: string | undefined }>(
  questions: readonly Question[],
): readonly Question[] => {
  const result = questions.map((question) => withoutChoice(question))
  const isNumbered = questions.some(({ number }) => number !== undefined)
  const open = result.filter(
    ({ options, stem, fields, keyAnswer, declared, number }) =>
      options.length === 0 &&
      (fields.answer === undefined || isCorrected(fields.answer, stem)) &&
      keyAnswer === undefined &&
      declared === undefined &&
      // A title, or a text between questions.
      (number !== undefined || !isNumbered),
  )
  const found = new Map<Question, { text: string; word: string }>()
  for (const ofSection of Map.groupBy(open, ({ section }) => section).values()) {
    const behind = ofSection.map((question) => readBehind(question))
    const isInitial = isInitialOf(behind.map((one) => one?.word ?? ''))
    const isTruth = (word: string): boolean => truthOf(word) !== undefined || isInitial(word)
    const areAll = behind.length > 1 && behind.every((one) => one && isTruth(one.word))
    for (const [index, question] of ofSection.entries()) {
      const one = behind[index]
      const isSign = /^[√✓✔×✗✘❌✅]$/u.test(one?.word ?? '')
      if (!one || !isTruth(one.word) || !(areAll || isSign || offersTruth.test(one.text))) continue
      found.set(question, { text: one.text, word: isInitial(one.word) ? 'true' : one.word })
    }
  }
  return result.map((question) => {
    const behind = found.get(question)
    return behind
      ? { ...question, stem: [behind.text], fields: withTruth(question.fields, behind.word) }
      : question
  })
}

/** Whether the answer to a statement that offers true and false says what would be true. */
const isCorrected = (answer: string, stem: readonly string[]): boolean =>
  truthOf(answer) === undefined && offersTruth.test(stem.join('\n'))

const withTruth = (fields: ListedQuestion['fields'], word: string): ListedQuestion['fields'] => ({
  ...fields,
  ...(fields.answer !== undefined && { solution: [fields.answer, fields.solution ?? ''].join('\n').trim() }),
  answer: word,
})

const readBehind = ({ stem }: ListedQuestion): { text: string; word: string } | undefined => {
  const [, text, ...words] = wordBehind.exec(stem.join('\n')) ?? []
  const word = words.find((one) => one !== undefined)
  return text !== undefined && word !== undefined ? { text, word } : undefined
}

/** Of richtig, wahr, vrai, verdadero, vero. Beside statements with an F, one of them means true. */
const initials = new Set(['r', 'w', 'v'])

const isInitialOf = (words: readonly string[]): ((word: string) => boolean) => {
  const written = new Set(words.map((word) => word.toLowerCase()))
  const used = [...initials].filter((initial) => written.has(initial))
  const isUsed = used.length === 1 && written.has('f')
  return (word) => isUsed && word.toLowerCase() === used[0]
}

/** Removes the offered choices from a statement whose key gives the answer. */
const withoutChoice = <Question extends ListedQuestion & { keyAnswer: string | undefined }>(
  question: Question,
): Question => {
  if (
    question.options.length > 0 ||
    truthOf(question.fields.answer ?? question.keyAnswer ?? '') === undefined
  )
    return question
  const written = question.stem.join('\n')
  const [, text, one, other] = choiceBehind.exec(written) ?? choiceBelow.exec(written) ?? []
  const [first, second] = [truthOf(one ?? ''), truthOf(other ?? '')]
  const isChoice = text !== undefined && first !== undefined && second !== undefined && first !== second
  return isChoice ? { ...question, stem: [text] } : question
}
