import { contentOfPlain } from '../content/content-of-plain.ts'
import { contentOfHtml, contentOfLooseText, contentOfMarkdown } from '../content/content-of-text.ts'
import { type Content, emptyContent } from '../entry/entry.ts'
import { bytesOfDataUrl, createFileImages } from '../entry/file-images.ts'
import {
  attribute,
  childNamed,
  childrenNamed,
  type Element,
  elementsOf,
  innerHtml,
  textOf,
} from '../xml/tree.ts'
import { textInLanguage } from './multilang.ts'

export type ReadText = (element: Element | undefined) => Content

/**
 * Creates a reader of Moodle's texts: an element with a format, a `text`, and the files that the text refers
 * to. Of a text in several languages it reads the one asked for, else the first; `known` are those that are read too.
 */
export const createTextReader = (
  without: string[],
  { language, known }: { language?: string; known?: readonly string[] } = {},
) => {
  const images = createFileImages()
  const readText: ReadText = (element) => {
    if (!element) return emptyContent
    const holder = childNamed(element, 'text')
    const text = textInLanguage(writtenIn(holder, element), { language, ...(known && { known }), without })
    const files = filesByPath(element)
    const context = {
      findImage: (source: string) => findImage(source, files, images),
      without,
    }
    const named = decoded(text)
    const unused = childrenNamed(element, 'file').filter(
      (file) =>
        !named.includes(attribute(file, 'name') ?? '') && !text.includes(attribute(file, 'name') ?? ''),
    )
    for (const file of unused) without.push(`the file "${attribute(file, 'name')}"`)
    switch (attribute(element, 'format')) {
      case 'plain_text':
        return contentOfPlain(text)
      case 'markdown':
        return contentOfMarkdown(text, context)
      case 'moodle_auto_format':
        return contentOfLooseText(text, context)
      case 'html':
        return contentOfHtml(text, context)
      default:
        return contentOfLooseText(text, context)
    }
  }
  return { readText, images }
}

/** Programs may write the markup of a text as elements. */
const writtenIn = (holder: Element | undefined, element: Element): string =>
  holder && elementsOf(holder).length > 0 ? innerHtml(holder) : textOf(holder ?? element)

/** The first file at each path. A text may refer to thousands of files. */
const filesByPath = (element: Element): ReadonlyMap<string, Element> => {
  const files = new Map<string, Element>()
  for (const file of childrenNamed(element, 'file')) {
    const path = `${attribute(file, 'path') ?? '/'}${attribute(file, 'name')}`.replace(/^\/*/, '/')
    if (!files.has(path)) files.set(path, file)
  }
  return files
}

const findImage = (
  source: string,
  files: ReadonlyMap<string, Element>,
  images: ReturnType<typeof createFileImages>,
): string | undefined => {
  if (source.startsWith('data:')) return images.add(source, () => bytesOfDataUrl(source))
  if (/^https?:\/\//.test(source)) return source
  const file = files.get(pathOf(source))
  return file && images.add(nameOf(source, files), () => Buffer.from(textOf(file), 'base64'))
}

const pathOf = (source: string): string =>
  decoded(source.replace(/^@@PLUGINFILE@@/, '').replace(/[?#].*$/, ''))

/** Files of different questions may have the same path, so their length is a part of the name. */
const nameOf = (source: string, files: ReadonlyMap<string, Element>): string => {
  if (source.startsWith('data:')) return source
  const path = pathOf(source)
  return `${path}#${textOf(files.get(path)).length}`
}

/** A text with what stands for signs of addresses in it, as "%28" for a bracket. */
const decoded = (text: string): string =>
  text.replaceAll(/(?:%[\da-f]{2})+/gi, (written) => {
    try {
      return decodeURIComponent(written)
    } catch {
      return written
    }
  })
