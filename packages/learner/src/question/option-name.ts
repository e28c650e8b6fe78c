import { say } from '@quizwright/domain/language/say.ts'
import { splitFormulas } from '@quizwright/domain/rules/inline-formulas.ts'
import type { AttemptQuestion } from '@quizwright/domain/schemas/attempt.ts'

type Option = AttemptQuestion['options'][number]

/**
 * The accessible name of an option with formulas: its text with the TeX of each formula. From a drawn
 * formula, browsers use only the letters, so a power would be read like a product. Undefined if there is no
 * formula, because then the text of the option is its name.
 */
export const optionName = (
  { text, equation, image_url: image, image_description: description }: Option,
  number: number,
): string | undefined => {
  const pieces = splitFormulas(text)
  const hasFormula = equation !== '' || pieces.some(({ kind }) => kind === 'formula')
  if (!hasFormula) return undefined
  const words = pieces.map((piece) => (piece.kind === 'words' ? piece.words : piece.tex)).join('')
  const imageName = image === '' ? '' : description || say('Image of option {number}', { number })
  return [words.trim(), equation, imageName].filter((part) => part !== '').join(' ')
}
