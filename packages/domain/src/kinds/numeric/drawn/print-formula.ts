import { treeOf } from './formula.ts'
import type { FormulaNode } from './parser.ts'

/** How formulas are written, here or by another tool. Undefined is what it can not say. */
export type Dialect = {
  /** A variable or a constant. */
  name: (name: string) => string | undefined
  call: (name: string, values: readonly string[]) => string | undefined
  /** Absent where a power is written as here. */
  power?: (base: string, exponent: string) => string
}

type Printed = { text: string; strength: number }

const strengths: Readonly<Record<string, number>> = { '+': 1, '-': 1, '*': 2, '/': 2, '^': 4 }
const ofUnary = 3
const ofValue = 5

const within = ({ text, strength }: Printed, least: number): string => (strength < least ? `(${text})` : text)

const printBinary = (operator: string, left: Printed, right: Printed, dialect: Dialect): Printed => {
  const strength = strengths[operator] ?? 0
  if (operator !== '^')
    return { text: `${within(left, strength)}${operator}${within(right, strength + 1)}`, strength }
  return dialect.power
    ? { text: dialect.power(left.text, right.text), strength: ofValue }
    : { text: `${within(left, ofValue)}^${within(right, ofValue)}`, strength }
}

const print = (node: FormulaNode, dialect: Dialect): Printed | undefined => {
  const value = (text: string | undefined): Printed | undefined =>
    text === undefined ? undefined : { text, strength: ofValue }
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'number' ? value(String(node.value)) : undefined
    case 'Identifier':
      return value(dialect.name(node.name))
    case 'UnaryExpression': {
      const argument = print(node.argument, dialect)
      if (!argument || node.operator === '+') return argument
      return { text: `-${within(argument, ofUnary + 1)}`, strength: ofUnary }
    }
    case 'BinaryExpression': {
      const [left, right] = [print(node.left, dialect), print(node.right, dialect)]
      if (!left || !right || !(node.operator in strengths)) return undefined
      // Two minus signs in a row are none.
      const isNegative = right.text.startsWith('-')
      return printBinary(node.operator, left, isNegative ? { ...right, strength: 0 } : right, dialect)
    }
    case 'CallExpression': {
      if (node.callee.type !== 'Identifier') return undefined
      const values = node.arguments.flatMap((one) => print(one, dialect) ?? [])
      if (values.length !== node.arguments.length) return undefined
      return value(
        dialect.call(
          node.callee.name,
          values.map(({ text }) => text),
        ),
      )
    }
    case 'Compound':
    case 'SequenceExpression':
      return undefined
  }
}

/** Writes the tree of a formula. Undefined if it can not be said. */
export const printTree = (tree: FormulaNode, dialect: Dialect): string | undefined =>
  print(tree, dialect)?.text

/** Writes a formula as another tool does, or that of another tool as ours. Undefined if it can not be said. */
export const printFormula = (text: string, dialect: Dialect): string | undefined => {
  const tree = treeOf(text)
  return tree && printTree(tree, dialect)
}
