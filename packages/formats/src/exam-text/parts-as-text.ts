import { letterOf } from '@quizwright/domain/rules/letter-of.ts'
import { countGaps } from './gaps.ts'
import type { ListedQuestion } from './listed-question.ts'

const marksAtEnd = /[([]\s*(\d{1,2})(?:\s*(?:marks?|points?|pts?|m|punkte?|puntos|نمبر|अंक))?\s*[)\]]\s*$/i

/** How a part begins that tells what to do. */
const task = new RegExp(
  String.raw`^(?:find|define|explain|discuss|describe|prove|show|state|calculate|derive|draw|sketch|list|compare|` +
    String.raw`evaluate|determine|write|verify|solve|compute|justify|distinguish|differentiate|calcul\w{1,4}|` +
    String.raw`d[ée]finis\w{0,4}|expli\w{2,6}|demuestr\w{1,3}|halla\w?|montre\w{0,2}|berechnen?|zeigen?|` +
    String.raw`erkl[äa]ren?)\s+\S`,
  'i',
)
/** What asks for each of the lines below it. */
const asksForAll =
  /\b(?:notes?\s+on|any\s+(?:one|two|three|four|five|\d)\b|define|explain|differentiate|distinguish)\b/i
const asks = /[?؟]\s*$/

/** Whether the lines below a text that asks nothing are all tasks, or what it tells to write about. */
const areTasks = ({ stem, options }: ListedQuestion): boolean => {
  const text = stem.join('\n').trim()
  if (asks.test(text)) return false
  return (
    options.every((option) => task.test(option.text)) ||
    (asksForAll.test(text) && /\bfollowing\b/i.test(text) && !/\bwhich\b/i.test(text))
  )
}

/**
 * Lettered lines that each have marks of their own or tell what to do are the parts of a question, "(a) Define it.
 * [2]", and no options. They stay in its text, and their marks are added up.
 */
export const withPartsAsText = <Question extends ListedQuestion & { keyAnswer?: string | undefined }>(
  written: Question,
): Question => {
  const question = withFirstPart(written)
  const { options, fields, keyAnswer, declared } = question
  // Texts with gaps are filled, and none of them is chosen.
  const areFilled = options.length > 1 && options.every(({ text }) => countGaps(text) > 0)
  const isAnswered = fields.answer !== undefined || keyAnswer !== undefined
  if (
    options.length < 2 ||
    declared !== undefined ||
    (isAnswered && !areFilled) ||
    options.some(({ isMarked, images }) => isMarked || images.length > 0)
  )
    return question
  const marks = options.map(({ text }) => Number(marksAtEnd.exec(text.split('\n', 1).join())?.[1]))
  // What earns nothing is a wrong option.
  const areMarked = marks.every((one) => one > 0)
  if (!areMarked && !areFilled && !areTasks(question)) return question
  return {
    ...question,
    stem: [
      ...question.stem,
      // A word processor draws the letters of its lists, which are no text.
      ...options.map(
        ({ written, letter, text }, index) =>
          `(${written ?? (letter === '' ? letterOf(index) : letter).toLowerCase()}) ${text}`,
      ),
    ],
    options: [],
    ...(areMarked && { marks: question.marks ?? marks.reduce((sum, one) => sum + one, 0) }),
  }
}

const firstPart = /^\s*\(([a])\)\s*(?=\S)/i

/** The first part may stand behind the number: "1. (a) Define it. [2]". Its marks were taken for those of all. */
const withFirstPart = <Question extends ListedQuestion>(question: Question): Question => {
  const [first = '', ...more] = question.stem
  const [option] = question.options
  const found = firstPart.exec(first)
  if (!found || option?.letter !== 'B' || question.options.length === 0) return question
  const marks = question.marks === undefined ? '' : ` [${question.marks}]`
  const { marks: _, ...rest } = question
  return {
    ...(rest as Question),
    stem: [],
    options: [
      {
        letter: 'A',
        written: 'a',
        text: [first.slice(found[0].length), ...more].join('\n').trimEnd() + marks,
        isMarked: false,
        images: [],
      },
      ...question.options,
    ],
  }
}
