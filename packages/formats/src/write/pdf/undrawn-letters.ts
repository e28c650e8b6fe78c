import { countOf } from '@quizwright/domain/rules/plural.ts'

/** Scripts that the fonts of a PDF lack, by the names that people have for them. */
const scripts = {
  Japanese: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
  Chinese: /\p{Script=Han}/u,
  'Hangul (Korean)': /\p{Script=Hangul}/u,
  Bengali: /\p{Script=Bengali}/u,
  Telugu: /\p{Script=Telugu}/u,
  Gujarati: /\p{Script=Gujarati}/u,
  Gurmukhi: /\p{Script=Gurmukhi}/u,
  Kannada: /\p{Script=Kannada}/u,
  Malayalam: /\p{Script=Malayalam}/u,
  Sinhala: /\p{Script=Sinhala}/u,
  Burmese: /\p{Script=Myanmar}/u,
  Khmer: /\p{Script=Khmer}/u,
  Lao: /\p{Script=Lao}/u,
  Ethiopic: /\p{Script=Ethiopic}/u,
}
type Name = keyof typeof scripts
const names = Object.keys(scripts) as Name[]

/** The scripts of letters that are not drawn. Undefined stands for signs of no script that is named. */
const scriptsOf = (letters: readonly string[]): (Name | undefined)[] => {
  const found = new Set(letters.map((letter) => names.find((name) => scripts[name].test(letter))))
  // Japanese is written with Chinese signs, too, and each script may have full stops of its own.
  if (found.has('Japanese')) found.delete('Chinese')
  if (found.size > 1) found.delete(undefined)
  return [...found]
}

/** Says which letters of some texts are not drawn, each script for itself, as losses. */
export const undrawnLetters = (texts: readonly string[], undrawn: (text: string) => string[]): string[] => {
  const counts = new Map<Name | undefined, number>()
  for (const text of texts)
    for (const script of scriptsOf(undrawn(text))) counts.set(script, (counts.get(script) ?? 0) + 1)
  return [...counts].map(([script, count]) =>
    script === undefined
      ? `the letters of ${countOf(count, 'text')} that its font does not have (a Word file shows them)`
      : `the ${script} letters of ${countOf(count, 'text')}, which its fonts do not have (a Word file shows them)`,
  )
}
