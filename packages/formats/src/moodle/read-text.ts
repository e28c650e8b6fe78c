import { contentOfPlain } from '../content/content-of-plain.ts'
import { contentOfHtml, contentOfLooseText, contentOfMarkdown } from '../content/content-of-text.ts'
import { type Content, emptyContent } from '../entry/entry.ts'
import { bytesOfDataUrl, createFileImages } from '../entry/file-images.ts'
import { attribute, childNamed, childrenNamed, type Element, textOf } from '../xml/tree.ts'
import { firstLanguage } from './first-language.ts'

export type ReadText = (element: Element | undefined) => Content

/**
 * Creates a reader of Moodle's texts: an element with a format, a `text`, and the files that the text refers
 * to.
 */
export const createTextReader = (without: string[]) => {
  const images = createFileImages()
  const readText: ReadText = (element) => {
    if (!element) return emptyContent
    const holder = childNamed(element, 'text')
    const text = firstLanguage(textOf(holder ?? element), without)
    const context = { findImage: (source: string) => findImage(source, element, images), without }
    const named = decoded(text)
    const files = childrenNamed(element, 'file').filter(
      (file) =>
        !named.includes(attribute(file, 'name') ?? '') && !text.includes(attribute(file, 'name') ?? ''),
    )
    for (const file of files) without.push(`the file "${attribute(file, 'name')}"`)
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

const findImage = (
  source: string,
  element: Element,
  images: ReturnType<typeof createFileImages>,
): string | undefined => {
  if (source.startsWith('data:')) return images.add(source, () => bytesOfDataUrl(source))
  if (/^https?:\/\//.test(source)) return source
  const path = decoded(source.replace(/^@@PLUGINFILE@@/, '').replace(/[?#].*$/, ''))
  const file = childrenNamed(element, 'file').find(
    (candidate) =>
      `${attribute(candidate, 'path') ?? '/'}${attribute(candidate, 'name')}`.replace(/^\/*/, '/') === path,
  )
  return file && images.add(`${path}#${textOf(file).length}`, () => Buffer.from(textOf(file), 'base64'))
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
