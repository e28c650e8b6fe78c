import { parseSync } from 'vite'

/** A message with 7 for each value in it. */
export type Sentence = { path: string; message: string }

type Node = { type: string } & Record<string, unknown>
type Quasi = { value: { cooked: string; raw: string } }

const value = '7'

const isNode = (one: unknown): one is Node =>
  typeof one === 'object' && one !== null && typeof (one as Node).type === 'string'

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)

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

/** What is refused with these, people read. */
const isRefusal = ({ type, callee }: Node): boolean =>
  type === 'NewExpression' && isNode(callee) && /^(?:Problem|JobFailed)$/.test(String(callee['name']))

/** What caused a refusal is for the log. */
const isCause = ({ type, key }: Node): boolean =>
  type === 'Property' && isNode(key) && (key as Node)['name'] === 'cause'

/** The sentences of the refusals in a source, in the order in which they stand. */
export const findRefusals = (path: string, source: string): Sentence[] => {
  const found: Sentence[] = []
  const visit = (node: Node, isWithin: boolean): void => {
    if (isCause(node)) return
    const message = isWithin ? messageOf(node) : undefined
    if (message !== undefined && /^(?:\p{Lu}|7).* .*[.?]$/su.test(message)) found.push({ path, message })
    else childrenOf(node).forEach((child) => visit(child, isWithin || isRefusal(node)))
  }
  visit(parseSync(path, source).program as unknown as Node, false)
  return found
}

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
