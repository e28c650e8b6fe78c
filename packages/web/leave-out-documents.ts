import type { Plugin } from 'vite'

/**
 * Properties of a row that only documents, tests and servers read. The page's client needs only how to send a
 * call and how to read its response.
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

/** The outermost properties with these names, in source order. */
const findUnread = (node: Node): Node[] =>
  unread.has(nameOf(node))
    ? [node]
    : Object.values(node)
        .flatMap((value) => (Array.isArray(value) ? value : [value]))
        .filter(isNode)
        .flatMap(findUnread)

/** Removes these nodes from the source, each with the comma after it. */
const without = (code: string, parts: readonly Node[]): string =>
  parts
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end).replace(/^\s*,/, ''), code)

const namesIn = ({ specifiers }: Node): string[] =>
  (specifiers as { local: { name: string } }[]).map(({ local }) => local.name)

/** Imports whose names are no longer used. They would still be bundled. */
const findIdleImports = (program: Node, code: string): Node[] =>
  (program['body'] as Node[]).filter((node) => {
    if (node.type !== 'ImportDeclaration') return false
    const rest = without(code, [node])
    return namesIn(node).length > 0 && namesIn(node).every((name) => !new RegExp(`\\b${name}\\b`).test(rest))
  })

/**
 * Removes everything from the endpoint table that the page never reads, because the first screen waits for
 * that table.
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
