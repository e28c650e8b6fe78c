import { contentOfLooseText, isMarkup } from '../content/content-of-text.ts'
import { contentOfPlain } from '../content/content-of-plain.ts'
import type { Content } from '../entry/entry.ts'

const shownIn = (text: string): string => {
  const { text: shown, equation } = contentOfLooseText(text, { findImage: () => undefined, without: [] })
  return shown + equation
}

/** Whether options would be empty or alike without their tags, which they are about: "<b>", "<b>x</b>", "<i>x</i>". */
const areAboutTags = (options: readonly string[]): boolean => {
  if (!options.some(isMarkup)) return false
  const shown = options.map((text) => (isMarkup(text) ? shownIn(text) : text))
  return (
    shown.some(
      (text, index) => text === '' && options[index] !== '' && !isImage.test(options[index] ?? ''),
    ) || new Set(shown).size < new Set(options).size
  )
}
const isImage = /<img\s/i

/** Reads the texts of a question, whose file does not say whether they are HTML. */
export const contentOfFields = (
  options: readonly string[],
  without: string[],
): ((text: string) => Content) => {
  const isAboutTags = areAboutTags(options)
  return (text) =>
    isMarkup(text) && !isAboutTags
      ? contentOfLooseText(text, { findImage: () => undefined, without })
      : contentOfPlain(text.trim())
}
