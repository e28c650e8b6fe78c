import { behindLink } from '../content/link-address.ts'
import { contentOfLooseText, looksLikeHtml } from '../content/content-of-text.ts'
import type { Content, RawQuestion } from '../entry/entry.ts'

/**
 * Code in fences and in its line, and formulas, whose signs are no marks. Each begins where no other of its kind is
 * open, so that what has no end is not searched for it from each of many beginnings.
 */
const codeParts =
  /```[^\n`]*\n(?:[^`]|`(?!``))*(?:```|$)|(?<![^\n])~~~[^\n]*\n[^~]*(?:~~~|$)|``[^`\n]+``|`[^`\n]+`/
const formulas = /\$\$[^$]+\$\$|\$[^$\n]+\$|\\\((?:[^\n\\]|\\(?![()]))*\\\)/
const kept = new RegExp(`(${codeParts.source}|${formulas.source})`)
const fence = /^(?:```|~~~)[^\n`]*\n|\n?[ \t]*(?:```|~~~)$/g
const link =
  /\[([^[\]\n]{1,300})\]\(\s*<?([^\s()<>]{1,500}(?:\([^\s()<>]{0,100}\))?)>?(?:\s+"[^"\n]{0,200}")?\s*\)/g
const struck = /~~(?=\S)([^~\n]{1,500}\S|\S)~~/g

/** Code without the marks around it; a formula stays as it is. */
const withoutCodeMarks = (part: string): string => {
  if (/^(?:```|~~~)/.test(part) && part.includes('\n')) return part.replace(fence, '')
  return part.startsWith('`') ? part.replace(/^`+ ?| ?`+$/g, '') : part
}

/** HTML within Markdown, with the blanks around it. */
const withoutTags = (part: string, without: string[]): string => {
  if (!looksLikeHtml(part)) return part
  const before = part.slice(0, part.length - part.trimStart().length)
  const behind = part.slice(part.trimEnd().length)
  const { text, equation } = contentOfLooseText(part, { findImage: () => undefined, without })
  const shown = [text, equation && String.raw`\(${equation}\)`].filter(Boolean).join(' ')
  return shown === '' ? part : `${before}${shown}${behind}`
}

/** The text as people see it where Markdown is shown. Where nothing would be left, its signs are the text. */
export const withoutMarkdownMarks = (text: string, without: string[] = []): string => {
  if (!/[`<&[~]/.test(text)) return text
  const shown = text
    .split(kept)
    .map((part, index) =>
      index % 2 === 1
        ? withoutCodeMarks(part)
        : withoutTags(part, without)
            .replace(link, (_, name: string, address: string) => `${name}${behindLink(name, address)}`)
            .replace(struck, '$1')
            .replace(/`{3,}/g, ''),
    )
    .join('')
    .replace(/\n{3,}/g, '\n\n')
  return shown.trim() === '' ? text : shown.replace(/^\n+|\s+$/g, '')
}

/** A question of a list in Markdown without the marks of Markdown. */
export const withoutMarks = (raw: RawQuestion): RawQuestion => {
  const without: string[] = []
  const clean = <Part extends Content>(part: Part): Part => {
    const text = withoutMarkdownMarks(part.text, without)
    return text === part.text ? part : { ...part, text }
  }
  const { content, options, solution } = raw
  const read = {
    ...raw,
    content: clean(content),
    ...(options && { options: options.map(clean) }),
    ...(solution && { solution: clean(solution) }),
    ...(raw.section !== undefined && { section: withoutMarkdownMarks(raw.section, without) }),
  }
  return without.length > 0 ? { ...read, without: [...(raw.without ?? []), ...without] } : read
}
