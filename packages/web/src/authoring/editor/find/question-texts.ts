import { elementAt } from '@quizwright/domain/defined.ts'
import { say, texts } from '@quizwright/domain/language/say.ts'
import { piecesOf, withPieces } from '@quizwright/domain/kinds/pieces-of.ts'
import { lengths } from '@quizwright/domain/limits.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import type { FieldName } from '../questions/fields.ts'

/** A text of a question: its field, and a function that replaces it. */
export type QuestionText = {
  /** "Question", "Option 2". */
  name: string
  field: FieldName
  /** Whether the whole text is TeX. */
  isTex: boolean
  text: string
  maxLength: number
  write: (question: DraftQuestion, text: string) => DraftQuestion
}

type WrittenField =
  | 'question'
  | 'equation'
  | 'section'
  | 'page_before'
  | 'paragraph'
  | 'solution'
  | 'solution_equation'
const written =
  (field: WrittenField) =>
  (question: DraftQuestion, text: string): DraftQuestion => ({ ...question, [field]: text })

const places: readonly (readonly [WrittenField, string, FieldName, number])[] = [
  ['section', texts('Section'), 'section', lengths.name],
  ['page_before', texts('Intro page'), 'page', lengths.paragraph],
  ['paragraph', texts('Intro text'), 'paragraph', lengths.paragraph],
  ['question', texts('Question'), 'question', lengths.question],
  ['equation', texts('Question'), 'question', lengths.tex],
]
const placesAfter: typeof places = [
  ['solution', texts('Solution'), 'solution', lengths.question],
  ['solution_equation', texts('Solution'), 'solution', lengths.tex],
]

const textAt =
  (question: DraftQuestion) =>
  ([key, name, field, maxLength]: (typeof places)[number]): QuestionText => ({
    name: say(name),
    field,
    isTex: key.endsWith('equation'),
    text: question[key] ?? '',
    maxLength,
    write: written(key),
  })

const optionTexts = ({ options }: DraftQuestion): QuestionText[] =>
  options.flatMap((option, index) =>
    (['option', 'equation'] as const).map((key) => ({
      name: say('Option {number}', { number: index + 1 }),
      field: `option-${index}` as const,
      isTex: key === 'equation',
      text: option[key],
      maxLength: key === 'equation' ? lengths.tex : lengths.option,
      write: (question: DraftQuestion, text: string) => ({
        ...question,
        options: question.options.with(index, { ...elementAt(question.options, index), [key]: text }),
      }),
    })),
  )

const pieceTexts = (question: DraftQuestion): QuestionText[] =>
  piecesOf(question).flatMap(({ piece: { text, equation }, field: own, name }) =>
    (['text', 'equation'] as const).map((key) => ({
      name: `${elementAt(name, 0).toUpperCase()}${name.slice(1)}`,
      field: 'interaction' as const,
      isTex: key === 'equation',
      text: { text, equation }[key],
      maxLength: key === 'equation' ? lengths.tex : lengths.option,
      write: (changed: DraftQuestion, text: string) =>
        withPieces(changed, (piece, field) => (field === own ? { ...piece, [key]: text } : piece)),
    })),
  )

/** The texts of a question that students see, in order. */
export const textsOf = (question: DraftQuestion): QuestionText[] => [
  ...places.map(textAt(question)),
  ...optionTexts(question),
  ...pieceTexts(question),
  ...placesAfter.map(textAt(question)),
]
