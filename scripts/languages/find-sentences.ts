import { parseSync } from 'vite'

/** A message with 7 for each value in it. */
export type Sentence = { path: string; message: string }

type Node = { type: string } & Record<string, unknown>
type Quasi = { value: { cooked: string; raw: string } }

const value = '7'

const isNode = (one: unknown): one is Node =>
  typeof one === 'object' && one !== null && typeof (one as Node).type === 'string'

const childrenOf = (node: Node): Node[] =>
  Object.values(node).flatMap((one) => (Array.isArray(one) ? one.filter(isNode) : isNode(one) ? [one] : []))

/** The text of a literal, of a template with values in it, or of these joined by `+`. */
const messageOf = (node: unknown): string | undefined => {
  if (!isNode(node)) return undefined
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : undefined
  if (node.type === 'TemplateLiteral')
    return (node['quasis'] as Quasi[]).map(({ value: { cooked } }) => cooked).join(value)
  // As `String.raw` writes it.
  if (node.type === 'TaggedTemplateExpression')
    return ((node['quasi'] as Node)['quasis'] as Quasi[]).map(({ value: { raw } }) => raw).join(value)
  if (node.type !== 'BinaryExpression' || node['operator'] !== '+') return undefined
  const [left, right] = [messageOf(node['left']), messageOf(node['right'])]
  return left === undefined || right === undefined ? undefined : left + right
}

/** A message of a file or a question is a sentence, with a capital, a second word and no signs of a format. */
const sentence = /^(?:\p{Lu}\p{Ll}*|7) \p{Ll}[^|]* /u
/** What is lost is named with an article or as something of the question. */
const loss = /^(?:its|the|an?|that) \p{Ll}/u
const signsOfFormats = /[<>|^]|\\|\*|^(?:a|the|its) \p{L} |(?: \p{Ll}+){14}/u
/** Lists of words that readers compare with, and names of the kinds of other tools. */
const words = /^(?:and |true |false |answer key|option |the is)|^[A-Z][a-z]+ (?:choice|question|answer)$/i

const isMessage = (text: string): boolean =>
  (sentence.test(text) || loss.test(text)) &&
  !words.test(text) &&
  (!signsOfFormats.test(text) || /[.!]$/.test(text))

/** The sentences in a source of the formats that people read, in the order in which they stand. */
export const findSentences = (path: string, source: string): Sentence[] => {
  const found: Sentence[] = []
  const visit = (node: Node): void => {
    if (/^(?:Import|TSLiteral)/.test(node.type)) return
    const message = messageOf(node)
    if (message === undefined || !isMessage(message)) childrenOf(node).forEach(visit)
    else found.push({ path, message })
  }
  visit(parseSync(path, source).program as unknown as Node)
  return found
}
