import { elementAt } from '@quizwright/domain/defined.ts'
import { parseSync } from 'vite'

/** A text that the sources say. `plural` is the English form for other counts than one. */
export type SaidText = { text: string; context?: string; plural?: string; path: string; line: number }

/** A text for people that is written where it stands, without the lookup. */
export type UnsaidText = { text: string; path: string; line: number }

export type FoundTexts = { said: SaidText[]; unsaid: UnsaidText[] }

type Node = { type: string; start: number; end: number } & Record<string, unknown>

/** Attributes and properties whose value people read or hear. */
const textNames = new Set(
  (
    'alt aria-description aria-label aria-placeholder aria-roledescription aria-valuetext caption ' +
    'description empty figure heading help hint imageName label legend message more note placeholder problem ' +
    'purpose summary text title tooltip'
  ).split(' '),
)

/** The name of the product is the same in all languages. */
const hasWord = (text: string): boolean => /\p{L}{2}/u.test(text.replaceAll(/&\w+;|Quizwright/g, ''))

/** Names of engineers, such as `quiz_name` or `sourceText`, which are compared or sent, not shown. */
const isName = (text: string): boolean => /^[a-z][\w-]*$/.test(text) && /[A-Z_\d-]/.test(text)

/** Whether a literal reads like words: a capital and a second word, or a sentence. */
const readsLikeWords = (text: string): boolean =>
  /^\s*(?:\p{Lu}+\p{Ll}*|\p{Ll}+)(?:[’'-]\p{Ll}+)?,? (?:\p{L}+[ ,.:;!?…]|\p{L}{2,}$)/u.test(text) &&
  !/[<>{}=_/\\]|^[a-z-]+ [a-z-]+$/.test(text)

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)

/** The text of a literal, or of literals joined by `+`. */
const literalOf = (node: unknown): string | undefined => {
  if (!isNode(node)) return undefined
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : undefined
  if (node.type === 'TemplateLiteral') {
    const parts = node['quasis'] as { value: { cooked: string } }[]
    return parts.length === 1 ? elementAt(parts, 0).value.cooked : undefined
  }
  if (node.type !== 'BinaryExpression' || node['operator'] !== '+') return undefined
  const [left, right] = [literalOf(node['left']), literalOf(node['right'])]
  return left === undefined || right === undefined ? undefined : left + right
}

/** The words of a text with values in it. */
const templateWords = (node: Node): string =>
  (node['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('…')

const nameOf = (node: unknown): string => {
  const { name, value } = (isNode(node) ? node : {}) as { name?: unknown; value?: unknown }
  if (typeof name === 'string') return name
  return typeof value === 'string' ? value : ''
}

const silent = new Set(['TSLiteralType', 'ImportDeclaration', 'ExportAllDeclaration'])

/** Errors that only engineers read, and names of kinds and events, which code compares. */
const isInternal = (node: Node): boolean => {
  if (node.type === 'NewExpression')
    return /^(?:(?:Type|Range)?Error|CodeMissing)$/.test(nameOf(node['callee']))
  if (node.type === 'Property')
    return /^(?:type|kind|window|source|outcome|queryKey)$/.test(nameOf(node['key']))
  return node.type === 'JSXAttribute' && /^(?:source|queryKey)$/.test(nameOf(node['name']))
}
const isCompared = (node: Node): boolean => /^[!=]==$/.test(String(node['operator']))

class Finder {
  readonly found: FoundTexts = { said: [], unsaid: [] }
  readonly path: string
  readonly source: string
  constructor(path: string, source: string) {
    this.path = path
    this.source = source
  }

  private place(node: Node) {
    return { path: this.path, line: this.source.slice(0, node.start).split('\n').length }
  }
  private say(
    node: Node,
    text: unknown,
    rest: { context?: string | undefined; plural?: string | undefined } = {},
  ): void {
    const literal = literalOf(text)
    if (literal === undefined) return
    const { context, plural } = rest
    this.found.said.push({
      text: literal,
      ...(context !== undefined && { context }),
      ...(plural !== undefined && { plural }),
      ...this.place(node),
    })
  }
  private miss(node: Node, text: string): void {
    this.found.unsaid.push({ text: text.trim().replaceAll(/\s+/g, ' '), ...this.place(node) })
  }
  private table(node: Node): void {
    if (literalOf(node) !== undefined) this.say(node, node)
    else if (node.type === 'Property') this.table(node['value'] as Node)
    else childrenOf(node).forEach((child) => this.table(child))
  }

  private call(node: Node): boolean {
    const callee = nameOf(node['callee'])
    const given = node['arguments'] as Node[]
    if (callee === 'say' || callee === 'saidWith') this.say(node, given[0])
    else if (callee === 'sayAs') this.say(node, given[1], { context: literalOf(given[0]) })
    else if (callee === 'sayCount') this.say(node, given[1], { plural: literalOf(given[2]) })
    else if (callee === 'texts' || callee === 'saidWhenRead') this.table(elementAt(given, 0))
    else return false
    if (callee !== 'texts' && callee !== 'saidWhenRead')
      given.forEach((child) => literalOf(child) === undefined && this.visit(child))
    return true
  }

  /** A literal that is the value of a text attribute, or reads like words. */
  private literal(node: Node, isText: boolean): boolean {
    const text = node.type === 'TemplateLiteral' ? templateWords(node) : literalOf(node)
    if (text === undefined) return false
    if (isText ? hasWord(text) && !isName(text) : readsLikeWords(text)) this.miss(node, text)
    if (node.type === 'TemplateLiteral') childrenOf(node).forEach((child) => this.visit(child))
    return true
  }

  visit(node: Node, isText = false): void {
    if (silent.has(node.type) || isInternal(node)) return
    if (node.type === 'CallExpression' && this.call(node)) return
    if (node.type === 'JSXText') {
      if (hasWord(String(node['value']))) this.miss(node, String(node['value']))
      return
    }
    if (this.literal(node, isText)) return
    if (node.type === 'JSXAttribute' || node.type === 'Property') {
      const name = nameOf(node['name'] ?? node['key'])
      if (node['computed'] === true && isNode(node['key'])) this.visit(node['key'])
      if (isNode(node['value']) && !/^(?:className|class|d|style|autoComplete)$/.test(name))
        this.visit(node['value'], textNames.has(name))
      return
    }
    const isElement = node.type === 'JSXElement' || node.type === 'JSXFragment'
    const passesOn =
      isText && /^(?:JSXExpressionContainer|ConditionalExpression|LogicalExpression)$/.test(node.type)
    /** What is shown if a condition holds, but not the condition. */
    const isCondition = (child: Node): boolean =>
      child === node['test'] || (node['operator'] === '&&' && child === node['left'])
    for (const child of childrenOf(node)) {
      if (isCompared(node) && literalOf(child) !== undefined) continue
      this.visit(
        child,
        (passesOn && !isCondition(child)) || (isElement && child.type === 'JSXExpressionContainer'),
      )
    }
  }
}

/** Finds the texts of a source file. Throws if it is not TypeScript. */
export const findTexts = (path: string, source: string): FoundTexts => {
  const { program, errors } = parseSync(path, source)
  if (errors[0]) throw new Error(`${path} can not be read: ${errors[0].message}`)
  const finder = new Finder(path, source)
  finder.visit(program as unknown as Node)
  return finder.found
}
