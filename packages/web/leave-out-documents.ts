import type { Plugin } from 'vite'

/**
 * What of a row only documents, tests and the servers read. The page's client needs the way and the answer of
 * a call.
 */
const unread = new Set([
  'summary',
  'example',
  'access',
  'scope',
  'problems',
  'rules',
  'limits',
  'query',
  'idempotent',
  'carriesSecret',
])

type Node = { type: string; start: number; end: number; [key: string]: unknown }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value
const nameOf = ({ type, key }: Node): string =>
  type === 'Property' && isNode(key) ? String(key['name'] ?? key['value'] ?? '') : ''

/** The outermost properties of these names, in the order of the text. */
const findUnread = (node: Node): Node[] =>
  unread.has(nameOf(node))
    ? [node]
    : Object.values(node)
        .flatMap((value) => (Array.isArray(value) ? value : [value]))
        .filter(isNode)
        .flatMap(findUnread)

/** The text without these parts, each with the comma behind it. */
const without = (code: string, parts: readonly Node[]): string =>
  parts
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end).replace(/^\s*,/, ''), code)

const namesIn = ({ specifiers }: Node): string[] =>
  (specifiers as { local: { name: string } }[]).map(({ local }) => local.name)

/** Imports of which nothing is said any more: what they name would come along for nobody. */
const findIdleImports = (program: Node, code: string): Node[] =>
  (program['body'] as Node[]).filter((node) => {
    if (node.type !== 'ImportDeclaration') return false
    const rest = without(code, [node])
    return namesIn(node).length > 0 && namesIn(node).every((name) => !new RegExp(`\\b${name}\\b`).test(rest))
  })

/**
 * Leaves out of the built page what it carries of the endpoint table and never reads: a part of what the
 * first screen waits for.
 */
export const leaveOutDocuments = (): Plugin => ({
  name: 'leave-out-documents',
  apply: 'build',
  transform(code, id) {
    if (!/\/contracts\/src\/endpoints\/[\w-]+\.ts$/.test(id)) return undefined
    const read = (text: string): Node => this.parse(text) as unknown as Node
    const short = without(code, findUnread(read(code)))
    return { code: without(short, findIdleImports(read(short), short)), map: null }
  },
})
