import { lastOf } from '@quizwright/domain/defined.ts'
import { latinLetter } from '@quizwright/domain/rules/option-letters.ts'
import type { ExamLine } from './exam-line.ts'
import { lacksAnswer } from './answer-key.ts'
import { foldText } from './fold-text.ts'
import { anyLetter } from './letters.ts'
import type { ListedQuestion, OptionStart } from './listed-question.ts'
import { readOptionStart } from './patterns.ts'

/** Whether a question with options has nothing yet that says which one is right. */
export const lacksKey = (question: ListedQuestion): boolean =>
  question.options.length > 1 && question.fields.solution === undefined && lacksAnswer(question)

/** An option that a word marks before its letter, "CORRECT: B) gold": its letter is the next one, and others follow. */
export const markedOption = (
  value: string,
  { options, fields }: ListedQuestion,
  below: readonly ExamLine[],
): OptionStart | undefined => {
  const option = readOptionStart(value)
  if (!option || option.letter === '' || option.text === '' || fields.answer !== undefined) return undefined
  const next = (letter: string): string => String.fromCodePoint((letter.codePointAt(0) ?? 64) + 1)
  const letters = options.map(({ letter }) => letter)
  const isNext = option.letter === (letters.length === 0 ? 'A' : next(lastOf(letters)))
  const goesOn = below
    .filter(({ text }) => text.trim() !== '')
    .some((line) => readOptionStart(line.text)?.letter === next(option.letter))
  return isNext && goesOn ? { ...option, isMarked: true } : undefined
}

const withoutStop = (text: string): string => foldText(text).replace(/[.。]$/, '')

/** A line below the options that repeats one of them, letter and text, says which is right. */
export const repeatsOption = (
  { letter, text, isMarked }: OptionStart,
  { options, fields }: ListedQuestion,
): boolean => {
  if (letter === '' || text === '' || isMarked || fields.answer !== undefined || options.length < 3)
    return false
  if (options.length > mostLooked || new Set(options.map((option) => option.letter)).size < options.length)
    return false
  const own = options.find((option) => option.letter === letter)
  return own !== undefined && own !== options.at(-1) && withoutStop(own.text) === withoutStop(text)
}
/** A question may have very many options. */
const mostLooked = 8

const bracketedLetter = new RegExp(String.raw`^\s*[[({（【]\s*(${anyLetter})\s*[\])}）】]\s*$`, 'u')

/** A line that repeats the letter of an option in brackets, "[b]", names the right one. */
export const letterOfAnswer = (
  { text, images }: ExamLine,
  { options, fields }: ListedQuestion,
): string | undefined => {
  const letter = images?.length ? undefined : bracketedLetter.exec(text)?.[1]
  if (letter === undefined || options.length < 2 || fields.answer !== undefined) return undefined
  const isRepeated = options.some((option) => option.letter === latinLetter(letter))
  return isRepeated && !options.some(({ isMarked }) => isMarked) ? letter : undefined
}
