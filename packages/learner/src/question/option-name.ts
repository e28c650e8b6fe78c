import { splitFormulas } from '@quizwright/contracts/rules/inline-formulas.ts'
import type { AttemptQuestion } from '@quizwright/contracts/schemas/attempt.ts'

type Option = AttemptQuestion['options'][number]

/**
 * How an option with formulas is called: its words, with the TeX of each formula. From a drawn formula a browser
 * takes its letters alone, so that a power is called like a product. Undefined where there is no formula: then
 * the option's own text is its name.
 */
export const optionName = (
  { text, equation, image_url: image }: Option,
  number: number,
): string | undefined => {
  const pieces = splitFormulas(text)
  const hasFormula = equation !== '' || pieces.some(({ kind }) => kind === 'formula')
  if (!hasFormula) return undefined
  const words = pieces.map((piece) => (piece.kind === 'words' ? piece.words : piece.tex)).join('')
  const imageName = image === '' ? '' : `Image of option ${number}`
  return [words.trim(), equation, imageName].filter((part) => part !== '').join(' ')
}
