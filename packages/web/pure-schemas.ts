import type { Plugin } from 'vite'

type Node = { type: string; start: number; end: number; [key: string]: unknown }

/** The constants that a module declares at its top, exported or not. */
const constantsOf = (program: Node): Node[] =>
  (program['body'] as Node[])
    .map((statement) =>
      statement.type === 'ExportNamedDeclaration' ? (statement['declaration'] as Node | null) : statement,
    )
    .filter((declaration) => declaration?.type === 'VariableDeclaration')
    .flatMap((declaration) => declaration!['declarations'] as Node[])

/**
 * Marks what the modules of schemas and limits declare as free of side effects. A bundler cannot know that of calls
 * such as `.check(...)`, and would keep the schemas of every call that the page never makes.
 */
export const pureSchemas = (): Plugin => ({
  name: 'pure-schemas',
  apply: 'build',
  transform(code, id) {
    if (!/\/contracts\/src\/(?:schemas|rules)\/[\w-]+\.ts$/.test(id)) return undefined
    const calls = constantsOf(this.parse(code) as unknown as Node)
      .map(({ init }) => init as Node | null)
      .filter((init) => init?.type === 'CallExpression')
    const pure = calls.reduceRight((made, call) => {
      const { start, end } = call!
      return `${made.slice(0, start)}/* @__PURE__ */ (() => ${made.slice(start, end)})()${made.slice(end)}`
    }, code)
    return { code: pure, map: null }
  },
})
