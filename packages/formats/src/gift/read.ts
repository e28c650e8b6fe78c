import { contentOfPlain } from '../content/content-of-plain.ts'
import { contentOfHtml, contentOfLooseText, contentOfMarkdown } from '../content/content-of-text.ts'
import type { ContentContext } from '../content/content-of-nodes.ts'
import type { Content, RawQuestion } from '../entry/entry.ts'
import { tagsOfCategory } from '../moodle/category.ts'
import { hasGaps, readCloze } from '../moodle/read-cloze.ts'
import { parseBlock, takeFormat, type GiftFormat, type GiftParts } from './parse-block.ts'
import { readBody, type GiftBody } from './read-body.ts'
import { seenInGift } from './seen-in-gift.ts'
import { type GiftBlock, splitBlocks } from './split-blocks.ts'
import { unescape } from './unescape.ts'

/**
 * Reads GIFT text (Moodle's format) question by question. A question that cannot be read does not stop the
 * rest.
 */
export function* readGift(text: string): Generator<RawQuestion> {
  for (const block of splitBlocks(text)) yield readBlock(block)
}

const readBlock = (block: GiftBlock): RawQuestion => {
  const base = {
    position: { line: block.line },
    source: sourceOf(block),
    seen: { texts: seenInGift(block.text) },
  }
  const unreadable = (reason: string, kind: 'unreadable' | 'unknown' = 'unknown'): RawQuestion => ({
    ...base,
    kind,
    content: contentOfPlain(block.text.trim()),
    reason,
  })
  if (block.openBrace !== undefined)
    return unreadable(
      `The { in line ${block.openBrace} is never closed. Close it before the next blank line.`,
      'unreadable',
    )
  if (hasGaps(block.text)) {
    const lost: string[] = []
    return { ...base, kind: 'gaps', ...readCloze(contentOfPlain(block.text.trim()), lost), without: lost }
  }
  const parts = parseBlock(block.text)
  if ('error' in parts) return unreadable(parts.error)
  const without: string[] = []
  const readText = textReader(parts.format, without)
  const body: GiftBody | { error: string } =
    parts.body === undefined ? { kind: 'information' } : readBody(parts.body, readText)
  if ('error' in body) return unreadable(body.error)
  const content = readText(stemOf(parts))
  const solution = parts.generalFeedback.trim() === '' ? undefined : readText(parts.generalFeedback)
  return {
    ...base,
    ...body,
    ...(parts.body === undefined && !looksDamaged.test(block.text) && { isPassage: true }),
    content,
    ...(solution && { solution }),
    tags: [...block.tags, ...tagsOfCategory(block.category)],
    without: [
      ...titleLost(parts.title, content),
      ...(block.id === '' ? [] : [`its id "${block.id}"`]),
      ...without,
      ...(body.without ?? []),
    ],
  }
}

/** Answers without their braces. */
const looksDamaged = /(?:^|\s)[=~]\S/

/**
 * Adds the lines with the question's tags and category to its source, so that it can be read again on its
 * own.
 */
const sourceOf = ({ category, tags, id, source }: GiftBlock): string => {
  const marks = [...(id ? [`[id:${id}]`] : []), ...tags.map((tag) => `[tag:${tag}]`)]
  return [
    ...(category ? [`$CATEGORY: ${category}\n`] : []),
    ...(marks.length > 0 ? [`// ${marks.join(' ')}`] : []),
    source,
  ].join('\n')
}

/** Answers within a text leave a gap at their position, as in Moodle. */
const stemOf = ({ before, after }: GiftParts): string =>
  (after.trim() === '' ? before : `${before}_____${after}`).trim()

const titleLost = (title: string, { text }: Content): string[] => {
  const words = title.replace(/[\s.…?]+$/, '')
  return words === '' || text.startsWith(words) ? [] : [`its title "${title.slice(0, 100)}"`]
}

/** Reads an escaped text in its own format or in that of the question. */
const textReader = (format: GiftFormat, without: string[]) => {
  const context: ContentContext = { findImage: linkOnTheWeb, without }
  return (escaped: string): Content => {
    const own = takeFormat(escaped, format)
    const text = unescape(own.rest).trim()
    switch (own.format) {
      case 'html':
        return contentOfHtml(text, context)
      case 'markdown':
        return contentOfMarkdown(text, context)
      case 'plain':
        return contentOfPlain(text)
      case 'moodle':
        return contentOfLooseText(text, context)
    }
  }
}

/** A GIFT file contains no images, but it may link to images on the web. */
const linkOnTheWeb = (source: string): string | undefined =>
  /^https?:\/\//.test(source) ? source : undefined
