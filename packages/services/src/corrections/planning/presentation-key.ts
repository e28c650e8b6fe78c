import { kindOf } from '@quizwright/domain/kinds/kind-of.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'

/**
 * Returns a key of what a correction of the key is about: the options, or where answers are typed the words of the
 * question and how it asks. Two revisions with the same one can have the same key.
 */
export const presentationKey = ({ content }: { content: QuestionContent }): string => {
  const { options, question, equation, image_url } = content
  const kind = kindOf(content)
  return JSON.stringify([
    options.map((option) => [option.option, option.equation, option.image_url]),
    kind.name,
    ...(kind.hasOptions
      ? []
      : [question, equation, image_url, kind.present(content), ...(kind.drawn?.(content) ?? [])]),
  ])
}
