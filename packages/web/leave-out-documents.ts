import type { Plugin } from 'vite'

/**
 * Properties of a row that only documents, tests and servers read. The page's client needs only how to send a
 * call and how to read its response.
 */
const unread = new Set([
  'service',
  'summary',
  'example',
  'access',
  'extension',
  'scope',
  'problems',
  'rules',
  'limits',
  'params',
  'query',
  'carriesSecret',
])

type Node = { type: string; start: number; end: number; [key: string]: unknown }
type Edit = { start: number; end: number; text: string }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value
const nodesIn = (value: unknown): Node[] => (Array.isArray(value) ? value : [value]).filter(isNode)
const nameOf = (node: unknown): string => (isNode(node) ? String(node['name'] ?? node['value'] ?? '') : '')

/** All calls of the function with this name, in source order. */
const callsOf = (name: string, node: Node): Node[] =>
  node.type === 'CallExpression' && nameOf(node['callee']) === name
    ? [node]
    : Object.values(node)
        .flatMap(nodesIn)
        .flatMap((child) => callsOf(name, child))

/** What is left of a property of a row: undefined if it stays, or its text in the built page. */
const leftOf = (property: Node): string | undefined => {
  const name = nameOf(property['key'])
  if (unread.has(name)) return ''
  // The client sends a key with such a call. Other values of the property are for servers.
  if (name === 'idempotent' && nameOf(property['value']) !== 'by key') return ''
  // The client asks only whether a call has a body. The gateway checks what is in it.
  return name === 'body' ? 'body: true' : undefined
}

const leaveOutOfRow = (row: Node): Edit[] =>
  nodesIn(row['arguments'])
    .flatMap(({ properties }) => nodesIn(properties))
    .flatMap((property) => {
      const text = leftOf(property)
      return text === undefined ? [] : [{ start: property.start, end: property.end, text }]
    })

/** Applies edits from the last to the first. The comma after a removed node goes with it. */
const apply = (code: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((made, { start, end, text }) => {
      const rest = made.slice(end)
      return made.slice(0, start) + text + (text === '' ? rest.replace(/^\s*,/, '') : rest)
    }, code)
const remove = ({ start, end }: Node): Edit => ({ start, end, text: '' })

const namesIn = ({ specifiers }: Node): string[] =>
  (specifiers as { local: { name: string } }[]).map(({ local }) => local.name)

/** Imports whose names are no longer used. They would still be bundled. */
const findIdleImports = (program: Node, code: string): Node[] =>
  (program['body'] as Node[]).filter((node) => {
    if (node.type !== 'ImportDeclaration') return false
    const rest = apply(code, [remove(node)])
    return namesIn(node).length > 0 && namesIn(node).every((name) => !new RegExp(`\\b${name}\\b`).test(rest))
  })

/**
 * Removes everything from the endpoint table that the page never reads, because the first screen waits for
 * that table. Its check, which needs all of it, is left to the servers and the tests.
 */
export const leaveOutDocuments = (): Plugin => ({
  name: 'leave-out-documents',
  apply: 'build',
  transform(code, id) {
    if (!/\/contracts\/src\/endpoints(?:\/[\w-]+)?\.ts$/.test(id)) return undefined
    const read = (text: string): Node => this.parse(text) as unknown as Node
    const program = read(code)
    const edits = [
      ...callsOf('defineRow', program).flatMap(leaveOutOfRow),
      ...callsOf('checkTable', program).map(remove),
    ]
    const short = apply(code, edits)
    return { code: apply(short, findIdleImports(read(short), short).map(remove)), map: null }
  },
})
