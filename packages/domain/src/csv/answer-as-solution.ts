import { defined } from '../defined.ts'
import { truthWords } from '../rules/truth-words.ts'
import { limits } from '../limits.ts'
import type { Option, QuestionContent } from '../schemas/question.ts'
import type { KeyColumns } from './key-columns.ts'

const truths = new Map([
  ...['t', ...truthWords.right].map((word) => [word, true] as const),
  ...['f', ...truthWords.wrong].map((word) => [word, false] as const),
])
/** The label of an option ("b", "2)"). In a row without options it refers to nothing. */
const optionLabel = /^\(?[a-h1-8][).]?$/i

/** The answer of a row with those in further columns for it, each in a line. */
export const withFurtherAnswers = (
  answer: string,
  cells: readonly string[],
  { further }: Pick<KeyColumns, 'further'>,
): string =>
  further.length === 0
    ? answer
    : [answer, ...further.map((index) => cells[index] ?? '')].filter((text) => text.trim() !== '').join('\n')

/**
 * Applies the answer cell of a row without options. "True" or "false", in any language, becomes two options. Any
 * other text becomes the solution if the row has none. `hasLabels`: the table has options, so a letter or a number
 * alone is a label. `initials`: the letters of a heading such as "Vrai/Faux".
 */
export const withAnswerAsSolution = (
  question: QuestionContent,
  answer: string,
  hasLabels: boolean,
  initials?: KeyColumns['initials'],
): QuestionContent => {
  const text = answer.trim()
  if (question.options.length > 0 || text === '') return question
  const listed = markedOptions(text)
  if (listed.length >= limits.minOptions) return { ...question, options: listed }
  const initial = initials?.findIndex((letters) => letters.includes(text.toLowerCase())) ?? -1
  const truth = truths.get(text.toLowerCase()) ?? (initial < 0 ? undefined : initial === 0)
  if (truth !== undefined) return { ...question, options: trueOrFalse(truth) }
  return (hasLabels && optionLabel.test(text)) || question.solution.trim() !== ''
    ? question
    : { ...question, solution: text }
}

const markedOption =
  /(?:^|,)\s*(right|wrong)\s*:\s*(?:"((?:[^"]|"")*)"\s*(?=,|$)|((?:(?!,\s*(?:right|wrong)\s*:)[^])*))/gi

/** Reads the options of Sensei's template: Right:Turtle, Wrong:"Panda, red". A comma only ends one before a mark. */
const markedOptions = (text: string): Option[] =>
  /^\s*(?:right|wrong)\s*:/i.test(text)
    ? [...text.matchAll(markedOption)].map(([, mark, quoted, bare = '']) => ({
        option: quoted?.replaceAll('""', '"') ?? bare.trim(),
        equation: '',
        image_url: '',
        is_correct: defined(mark, 'mark').toLowerCase() === 'right',
        is_selected: false,
      }))
    : []

const trueOrFalse = (truth: boolean): Option[] =>
  ['True', 'False'].map((option, index) => ({
    option,
    equation: '',
    image_url: '',
    is_correct: (index === 0) === truth,
    is_selected: false,
  }))
