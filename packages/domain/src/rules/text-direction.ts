export type Direction = 'ltr' | 'rtl'

const strong = /\p{L}/u
const rightToLeft =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u

/** The direction of a text by its first letter, as `dir="auto"` finds it. Undefined if it has no letter. */
export const detectDirection = (text: string): Direction | undefined => {
  const letter = strong.exec(text)?.[0]
  if (letter === undefined) return undefined
  return rightToLeft.test(letter) ? 'rtl' : 'ltr'
}
