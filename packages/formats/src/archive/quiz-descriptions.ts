import { contentOfHtml } from '../content/content-of-text.ts'
import type { RawQuestion } from '../entry/entry.ts'
import { readImages } from '../qti/item-place.ts'
import { parseXml } from '../xml/read-xml.ts'
import { childNamed, textOf } from '../xml/tree.ts'

/** A settings file, which Canvas writes next to each quiz. */
export type QuizSettings = {
  name: string
  text: string
  readImage: (address: string) => Uint8Array | undefined
}

/** The description of a quiz is not a question, so it is listed as a text that was left out. */
export const readDescription = ({ name, text, readImage }: QuizSettings): RawQuestion[] => {
  const { root } = parseXml(text)
  const written = textOf(childNamed(root, 'description')).trim()
  if (!root || written === '') return []
  const images = readImages(readImage)
  const title = textOf(childNamed(root, 'title')).trim().slice(0, 100)
  return [
    {
      kind: 'information',
      position: { line: 1, file: name },
      // The source stays empty because left-out entries are exported as questions, and settings are none.
      source: '',
      content: contentOfHtml(written, { findImage: images.link, without: [] }),
      images: images.all(),
      reason: `It is the description of the quiz "${title}", not a question.`,
    },
  ]
}
