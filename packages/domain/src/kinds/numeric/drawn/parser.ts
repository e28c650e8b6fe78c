import jsep from 'jsep'

/** What a formula can consist of. jsep knows more; whatever is not here is refused by who reads the tree. */
export type FormulaNode =
  | { type: 'Literal'; value: unknown }
  | { type: 'Identifier'; name: string }
  | { type: 'UnaryExpression'; operator: string; argument: FormulaNode }
  | { type: 'BinaryExpression'; operator: string; left: FormulaNode; right: FormulaNode }
  | { type: 'CallExpression'; callee: FormulaNode; arguments: FormulaNode[] }
  | { type: 'Compound' | 'SequenceExpression' }

jsep.removeAllLiterals()
jsep.removeAllUnaryOps()
jsep.removeAllBinaryOps()
jsep.addUnaryOp('+')
for (const [operator, precedence] of [
  ['+', 1],
  ['-', 1],
  ['*', 2],
  ['/', 2],
] as const)
  jsep.addBinaryOp(operator, precedence)
jsep.addBinaryOp('^', 3, true)

type Parser = ThisParameterType<jsep.HookCallback>

/** Reads the exponents behind a base. */
const readPower = (parser: Parser, base: jsep.Expression): jsep.Expression => {
  parser.gobbleSpaces()
  if (parser.char !== '^') return base
  parser.index += 1
  const exponent = parser.gobbleToken()
  if (!exponent) return parser.throwError('Expected an exponent')
  return { type: 'BinaryExpression', operator: '^', left: base, right: readPower(parser, exponent) }
}

// jsep takes -a^2 for (-a)^2. In mathematics it is -(a^2).
jsep.plugins.register({
  name: 'negative powers',
  init() {
    jsep.hooks.add('gobble-token', function readNegative(env) {
      if (this.char !== '-') return
      this.index += 1
      const argument = this.gobbleToken()
      if (!argument) this.throwError('Expected a value behind the minus sign')
      else
        env.node = {
          type: 'UnaryExpression',
          operator: '-',
          argument: readPower(this, argument),
          prefix: true,
        }
    })
  },
})

/** Reads a formula into a tree, or says at which character it could not go on. Nothing is evaluated. */
export const parseFormula = (text: string): { tree: FormulaNode } | { at: number } => {
  try {
    return { tree: jsep(text) as unknown as FormulaNode }
  } catch (error) {
    return { at: error instanceof Error && 'index' in error ? Number(error.index) : 0 }
  }
}
