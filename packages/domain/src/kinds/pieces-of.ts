import { emptyOption } from '../schemas/empty-question.ts'
import type { Option, QuestionContent } from '../schemas/question.ts'
import { kindOf } from './kind-of.ts'
import type { Piece } from './piece.ts'
import type { Asked } from './question-kind.ts'

/** An entry of a list, its field, and what it is called: "prompt 2". */
export type NamedPiece = { piece: Piece; field: string; name: string }

/** Returns the entries of the lists of a question; none for a question with options. */
export const piecesOf = (asked: Asked): NamedPiece[] => {
  const found: NamedPiece[] = []
  if (asked.interaction)
    kindOf(asked).mapPieces?.(asked, (piece, field, name) => {
      found.push({ piece, field, name })
      return piece
    })
  return found
}

/** Returns the question with each entry of its lists replaced. */
export const withPieces = <Content extends Asked>(
  content: Content,
  change: (piece: Piece, field: string) => Piece,
): Content => {
  const interaction = content.interaction && kindOf(content).mapPieces?.(content, change)
  return interaction ? { ...content, interaction } : content
}

/** The options of a question, or the entries of its lists in their form: to compare what questions list. */
export const listedOptions = (asked: Asked): readonly Option[] =>
  asked.interaction
    ? [
        ...asked.options,
        ...piecesOf(asked).map(({ piece: { text, equation, image_url: link } }) => ({
          ...emptyOption,
          option: text,
          equation,
          image_url: link,
        })),
      ]
    : asked.options

/** The links of all images of a question, empty ones too. */
export const imageLinksOf = (question: QuestionContent): string[] => [
  question.image_url,
  question.solution_image_url,
  ...question.options.map(({ image_url: link }) => link),
  ...piecesOf(question).map(({ piece }) => piece.image_url),
]

/** Returns the question with the link of each image replaced. */
export const withImageLinks = <Content extends QuestionContent>(
  question: Content,
  linkOf: (link: string) => string,
): Content =>
  withPieces(
    {
      ...question,
      image_url: linkOf(question.image_url),
      solution_image_url: linkOf(question.solution_image_url),
      options: question.options.map((option) => ({ ...option, image_url: linkOf(option.image_url) })),
    },
    (piece) => ({ ...piece, image_url: linkOf(piece.image_url) }),
  )

/** Returns the question as it is stored: nothing in it tells the key by its order. */
export const arranged = <Content extends Asked>(content: Content): Content => {
  const interaction = content.interaction && kindOf(content).arrange?.(content)
  return interaction ? { ...content, interaction } : content
}
