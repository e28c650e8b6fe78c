import { marked } from 'marked'
import type { Content } from '../entry/entry.ts'
import { parseHtml } from '../xml/parse-html.ts'
import type { Element } from '../xml/tree.ts'
import { contentOfNodes, type ContentContext } from './content-of-nodes.ts'
import { contentOfPlain } from './content-of-plain.ts'
import { splitEquation } from './formulas.ts'

const tags =
  'a|abbr|acronym|address|audio|b|big|blockquote|br|center|cite|code|dd|del|div|dl|dt|em|font|h[1-6]|hr|i|iframe|img|' +
  'ins|kbd|li|math|ol|p|pre|q|s|samp|small|source|span|strike|strong|sub|sup|svg|table|tbody|td|tfoot|th|thead|tr|tt|' +
  'u|ul|video'
const tag = new RegExp(
  String.raw`<(?:/(?:${tags})\s*|(?:${tags})(?:\s+[\w:-]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>]+))*\s*/?)>`,
  'i',
)
const entity = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/i

/** Elements that stand in a text but do not show that it is HTML. */
const further =
  'article|aside|bdi|bdo|body|button|canvas|caption|col|colgroup|data|details|dfn|embed|fieldset|figcaption|figure|' +
  'footer|form|head|header|html|input|label|legend|link|main|mark|meta|nav|nobr|noscript|object|option|param|' +
  'picture|rb|rp|rt|ruby|script|section|select|style|summary|template|textarea|time|title|track|var|wbr|[a-z]+:\\w+'
/** A sign that begins no element of HTML: it stands in code, such as `List<String>` and `i<n;`. */
const lessThan = new RegExp(String.raw`<(?!/?(?:${tags}|${further})(?=[\s/>])|!--)`, 'gi')

/** A text that is nothing but a tag, or names one in a sentence, is about HTML: "Which of <b> and <i> is bold?" */
const closesTag = /<\/\w+\s*>|<br\s*\/?>|<img\s[^<>]*src\s*=|&#?\w{1,30};|^\s*<p\b[^<>]*>\s*[^<\s]/i
/** Whether a text whose notation nobody names is HTML, and not about it. */
export const isMarkup = (text: string): boolean =>
  (text.includes('<') || text.includes('&')) && closesTag.test(text) && looksLikeHtml(text)

/** Elements of formulas and drawings have too many names to list them. */
const withCode = (html: string): string =>
  /<(?:math|svg)\b/i.test(html) ? html : html.replace(lessThan, '&lt;')

/** Whether a text was written as HTML: it has a known tag or a named character. `a < b` has neither. */
export const looksLikeHtml = (text: string): boolean =>
  (text.includes('<') && tag.test(text)) || (text.includes('&') && entity.test(text))

/** Parses HTML in which signs of code may stand that begin no element. */
export const parseWithCode = (html: string): Element => parseHtml(withCode(html))

export const contentOfHtml = (html: string, context: ContentContext): Content =>
  html.includes('<') || html.includes('&')
    ? contentOfNodes(parseHtml(html).children, context)
    : { ...splitEquation(html.replace(/[\s\u00a0]+/g, ' ').trim()), image: '' }

/** Reads a text with significant line breaks that may contain tags, as forms without an editor produce it. */
export const contentOfLooseText = (text: string, context: ContentContext): Content => {
  if (!looksLikeHtml(text)) return contentOfPlain(text.trim())
  const hasBlocks = /<(?:p|br|div|ul|ol|table|pre|h[1-6])\b/i.test(text)
  return contentOfHtml(withCode(hasBlocks ? text : text.trim().replace(/\r?\n/g, '<br>')), context)
}

/** A formula. It does not go beyond the beginning of another one, or each of many would be searched to the end. */
const formula = /\\\((?:(?!\\\()[^])*?\\\)|\\\[(?:(?!\\\[)[^])*?\\\]|\$\$[^]*?\$\$|\$[^$\n]+\$/g
const dataUrl = /data:image\/[\w.+-]+;base64,[\w+/=]+/g
/** A longer text is no question, and the reader of Markdown takes a time that grows with the square of some. */
const maxMarkdownChars = 50_000
/** Lists and quotations within each other, for each of which the reader calls itself. */
const nestedDeep = /^(?:[ \t]*(?:[-*+>]|\d{1,9}[.)])){30}/m
/** A run of characters that may be an address of mail. The reader searches each of them for an @. */
const longWord = /(?<![\w.+/-])(?<!base64,)[\w.!#$%&'*+/=?^`{|}~-]{500,}/g

/** Reads Markdown. Its formulas stay as they are. */
export const contentOfMarkdown = (text: string, context: ContentContext): Content => {
  if (text.replace(dataUrl, '').length > maxMarkdownChars || nestedDeep.test(text))
    return contentOfPlain(text)
  const kept: string[] = []
  const keep = (part: string): string => `\uE000${kept.push(part) - 1}\uE001`
  const guarded = text.replace(formula, keep).replace(longWord, keep)
  const html = marked.parse(guarded, { async: false, breaks: true })
  const restore = (part: string): string =>
    part.replace(/\uE000(\d+)\uE001/g, (_, index) => kept[Number(index)] ?? '')
  const content = contentOfHtml(html, context)
  const { image, description } = content
  return { ...splitEquation(restore(content.text)), image, ...(description !== undefined && { description }) }
}
