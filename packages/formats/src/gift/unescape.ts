import { elementAt } from '@quizwright/domain/defined.ts'

const control = new Set('~=#{}:\\')
/** TeX commands that begin like an escaped line break. */
const commands =
  'abla|atural|ear|e|eg|eq|exists|i|leq|less|geq|gtr|mid|ot|otin|parallel|prec|subseteq|succ|u|Leftarrow|Rightarrow'
const texCommand = new RegExp(`^n(?:${commands})(?![a-zA-Z])`)

/**
 * Removes the escapes of a GIFT text: `\~ \= \# \{ \} \: \\` are characters, and `\n` is a line break unless
 * it begins a TeX command.
 */
export const unescape = (text: string): string => {
  if (!text.includes('\\')) return text
  let result = ''
  let isFormula = false
  for (let index = 0; index < text.length; index++) {
    const character = elementAt(text, index)
    const next = text[index + 1] ?? ''
    if (text.startsWith('$$', index)) isFormula = !isFormula
    if (character !== '\\') {
      result += character
      continue
    }
    if (next === '(' || next === '[') isFormula = true
    if (next === ')' || next === ']') isFormula = false
    if (control.has(next)) {
      const following = text[index + 2] ?? ''
      if (next === '\\' && /[([]/.test(following)) isFormula = true
      if (next === '\\' && /[)\]]/.test(following)) isFormula = false
      result += next
      index++
    } else if (next === 'n' && !(isFormula && texCommand.test(text.slice(index + 1, index + 16)))) {
      result += '\n'
      index++
    } else result += '\\'
  }
  return result
}

/** The index of the first unescaped occurrence of any of these texts, or -1. */
export const findUnescaped = (text: string, wanted: readonly string[], from = 0): number => {
  for (let index = from; index < text.length; index++) {
    if (text[index] === '\\') index++
    else if (wanted.some((one) => text.startsWith(one, index))) return index
  }
  return -1
}
