const plain = '0123456789+-=()n'
const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ'
const lowered = '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₙ'

const translate = (text: string, to: string): string | undefined => {
  const characters = [...text].map((character) => [...to][plain.indexOf(character)])
  return characters.includes(undefined) ? undefined : characters.join('')
}

/**
 * Writes superscript or subscript text with Unicode characters (x², H₂O), or as a formula if there are none.
 * On the line it would mean something else.
 */
export const raiseText = (text: string, direction: 'sup' | 'sub'): string => {
  const characters = translate(text.replaceAll('−', '-'), direction === 'sup' ? raised : lowered)
  if (characters !== undefined) return characters
  const sign = direction === 'sup' ? '^' : '_'
  return /[\\{}$]/.test(text) ? `${sign}(${text})` : String.raw`\({}${sign}{\text{${text}}}\)`
}
