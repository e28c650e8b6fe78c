import { defined } from '@quizwright/domain/defined.ts'
import { treeOf } from '@quizwright/domain/kinds/numeric/drawn/formula.ts'
import type { FormulaNode } from '@quizwright/domain/kinds/numeric/drawn/parser.ts'
import type { QtiMarkup } from '../../../write/qti/qti-markup.ts'

const operators: Readonly<Record<string, string>> = {
  '+': 'sum',
  '-': 'subtract',
  '*': 'product',
  '/': 'divide',
  '^': 'power',
}
/** Functions of `mathOperator`, by our names. */
export const mathOperators: ReadonlyMap<string, string> = new Map([
  ...'sin cos tan asin acos atan atan2 sinh cosh tanh ln exp abs floor ceil'
    .split(' ')
    .map((name): [string, string] => [name, name]),
  ['log10', 'log'],
  ['sign', 'signum'],
  ['radians', 'toRadians'],
  ['degrees', 'toDegrees'],
])

/** Writes a formula as an expression of QTI. Undefined if QTI can not say it. */
export const qtiFormula = ({ element }: QtiMarkup, formula: string): string | undefined => {
  const number = (value: number | string): string =>
    element('baseValue', { baseType: 'float' }, String(value))
  const rounded = (value: string, mode: string, figures: FormulaNode | undefined): string | undefined =>
    figures?.type === 'Literal' && typeof figures.value === 'number'
      ? element('roundTo', { roundingMode: mode, figures: figures.value }, value)
      : undefined
  const call = (name: string, nodes: readonly FormulaNode[]): string | undefined => {
    const values = nodes.map(write)
    const [first, second] = values
    if (first === undefined || values.includes(undefined)) return undefined
    const operator = mathOperators.get(name)
    if (operator !== undefined) return element('mathOperator', { name: operator }, ...values.map(String))
    switch (name) {
      case 'sqrt':
        return element('power', {}, first, number(0.5))
      case 'pow':
        return element('power', {}, first, defined(second, 'second'))
      case 'min':
      case 'max':
        return element(name, {}, ...values.map(String))
      case 'round':
        return nodes.length === 1
          ? element('roundTo', { roundingMode: 'decimalPlaces', figures: 0 }, first)
          : rounded(first, 'decimalPlaces', nodes[1])
      case 'digits':
        return rounded(first, 'significantFigures', nodes[1])
      default:
        return undefined
    }
  }
  const write = (node: FormulaNode): string | undefined => {
    switch (node.type) {
      case 'Literal':
        return typeof node.value === 'number' ? number(node.value) : undefined
      case 'Identifier':
        return node.name === 'pi' || node.name === 'e'
          ? element('mathConstant', { name: node.name })
          : element('variable', { identifier: node.name })
      case 'UnaryExpression': {
        const argument = write(node.argument)
        if (argument === undefined || node.operator === '+') return argument
        return element('product', {}, number(-1), argument)
      }
      case 'BinaryExpression': {
        const [left, right] = [write(node.left), write(node.right)]
        const name = operators[node.operator]
        return left === undefined || right === undefined || name === undefined
          ? undefined
          : element(name, {}, left, right)
      }
      case 'CallExpression':
        return node.callee.type === 'Identifier' ? call(node.callee.name, node.arguments) : undefined
      case 'Compound':
      case 'SequenceExpression':
        return undefined
    }
  }
  const tree = treeOf(formula)
  return tree && write(tree)
}
