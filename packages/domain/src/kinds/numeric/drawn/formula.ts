import { drawnLimits } from './limits.ts'
import { formulaConstants, formulaFunctions } from './functions.ts'
import { type FormulaNode, parseFormula } from './parser.ts'

export type Values = ReadonlyMap<string, number>

export type Formula = {
  /** The variables in it. */
  names: ReadonlySet<string>
  /** How many steps it takes to compute it. */
  steps: number
  /** Its value; undefined where it divides by zero. NaN or infinite where it has none for another reason. */
  valueFor: (values: Values) => number | undefined
}

/** Why a text is no formula, as a sentence. */
export type Unreadable = { wrong: string }

class Refused extends Error {}
class DividedByZero extends Error {}

/** Writes signs of mathematics as formulas have them. */
const withPlainSigns = (text: string): string =>
  text
    .replace(/^\s*=/, '')
    .replaceAll(/[−–]/g, '-')
    .replaceAll(/[×·⋅∙]/g, '*')
    .replaceAll(/[÷∕]/g, '/')
    .replaceAll('**', '^')
    .replaceAll('²', '^2')
    .replaceAll('³', '^3')
    .replaceAll('π', 'pi')

type Compute = (values: Values) => number

const operators: Readonly<Record<string, (left: number, right: number) => number>> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => {
    if (right === 0) throw new DividedByZero()
    return left / right
  },
  '^': (left, right) => {
    if (left === 0 && right < 0) throw new DividedByZero()
    return left ** right
  },
}

const compileCall = (name: string, values: readonly Compute[]): Compute => {
  if (name === 'log' && values.length === 1) throw new Refused('Write ln(x) or log10(x) instead of log(x)')
  const known = formulaFunctions.get(name)
  if (!known) throw new Refused(`\`${name}\` is no function of formulas`)
  const { from, to, call } = known
  if (values.length < from || values.length > to)
    throw new Refused(`\`${name}\` has too few or too many values in its brackets`)
  return (variables) => call(...values.map((value) => value(variables)))
}

const compile = (node: FormulaNode, names: Set<string>): Compute => {
  switch (node.type) {
    case 'Literal': {
      const { value } = node
      if (typeof value === 'number') return () => value
      break
    }
    case 'Identifier': {
      const { name } = node
      const constant = formulaConstants.get(name)
      if (constant !== undefined) return () => constant
      names.add(name)
      return (values) => values.get(name) ?? NaN
    }
    case 'UnaryExpression': {
      const argument = compile(node.argument, names)
      return node.operator === '-' ? (values) => -argument(values) : argument
    }
    case 'BinaryExpression': {
      const [left, right] = [compile(node.left, names), compile(node.right, names)]
      const operate = operators[node.operator]
      if (operate) return (values) => operate(left(values), right(values))
      break
    }
    case 'CallExpression':
      if (node.callee.type === 'Identifier')
        return compileCall(
          node.callee.name,
          node.arguments.map((one) => compile(one, names)),
        )
      break
    case 'Compound':
    case 'SequenceExpression':
      throw new Refused('Write a point in numbers and a sign between factors, such as 3.5*a')
  }
  throw new Refused('A formula can only have numbers, variables, + - * / ^, brackets and functions')
}

const countNodes = (node: FormulaNode): number => {
  switch (node.type) {
    case 'UnaryExpression':
      return 1 + countNodes(node.argument)
    case 'BinaryExpression':
      return 1 + countNodes(node.left) + countNodes(node.right)
    case 'CallExpression':
      return node.arguments.reduce((sum, one) => sum + countNodes(one), 1)
    default:
      return 1
  }
}

/** The tree of a formula, with any functions; undefined if it is none. */
export const treeOf = (text: string): FormulaNode | undefined => {
  if (text.length > drawnLimits.formulaLength) return undefined
  const parsed = parseFormula(withPlainSigns(text))
  return 'tree' in parsed ? parsed.tree : undefined
}

/**
 * Reads a formula: arithmetic with + - * / ^, brackets, and the functions of `formulaFunctions`. Its tree is walked by
 * this function alone; no text is ever run as code.
 */
export const readFormula = (text: string): Formula | Unreadable => {
  if (text.length > drawnLimits.formulaLength)
    return { wrong: `A formula can have at most ${drawnLimits.formulaLength} characters` }
  const plain = withPlainSigns(text)
  if (plain.trim() === '') return { wrong: 'Write a formula, such as 2*a' }
  const parsed = parseFormula(plain)
  if ('at' in parsed) {
    const isFactor = /\d/.test(plain[parsed.at - 1] ?? '') && /[a-z]/i.test(plain[parsed.at] ?? '')
    return {
      wrong: isFactor
        ? 'Write a point in numbers and a sign between factors, such as 3.5*a'
        : `The formula can not be read at character ${parsed.at + 1}`,
    }
  }
  try {
    const names = new Set<string>()
    const compute = compile(parsed.tree, names)
    return { names, steps: countNodes(parsed.tree), valueFor: (values) => valueOf(compute, values) }
  } catch (error) {
    if (error instanceof Refused) return { wrong: error.message }
    throw error
  }
}

const valueOf = (compute: Compute, values: Values): number | undefined => {
  try {
    return compute(values)
  } catch (error) {
    if (error instanceof DividedByZero) return undefined
    throw error
  }
}
