import type { FormulaNode } from './parser.ts'

const operators = ['+', '-', '*', '/'] as const
const binary = (operator: string, left: FormulaNode, right: FormulaNode): FormulaNode => ({
  type: 'BinaryExpression',
  operator,
  left,
  right,
})
const number = (value: number): FormulaNode => ({ type: 'Literal', value })
const variable = (name: string): FormulaNode => ({ type: 'Identifier', name })
const call = (name: string, argument: FormulaNode): FormulaNode => ({
  type: 'CallExpression',
  callee: variable(name),
  arguments: [argument],
})

/** Functions that students take for each other. */
const confused = [
  ['sin', 'cos', 'tan'],
  ['asin', 'acos', 'atan'],
  ['ln', 'log10', 'log2'],
  ['sqrt', 'cbrt'],
  ['min', 'max'],
  ['floor', 'ceil', 'round'],
]

type Operation = FormulaNode & { type: 'BinaryExpression' }
const isOperation = (node: FormulaNode): node is Operation => node.type === 'BinaryExpression'

/** The operation as a calculator does it without brackets: (a+b)/2 as a+b/2, a/(b*c) as a/b*c. */
const withoutBrackets = ({ operator, left, right }: Operation): FormulaNode[] => [
  ...(isOperation(left) ? [binary(left.operator, left.left, binary(operator, left.right, right))] : []),
  ...(isOperation(right) ? [binary(right.operator, binary(operator, left, right.left), right.right)] : []),
]

const changesOfOperation = (node: Operation): FormulaNode[] => {
  const { operator, left, right } = node
  const isPower = operator === '^'
  return [
    ...(isPower ? [binary('*', left, right)] : []),
    ...(isPower ? [] : operators.filter((one) => one !== operator).map((one) => binary(one, left, right))),
    ...(operator === '-' || operator === '/' || isPower ? [binary(operator, right, left)] : []),
    ...withoutBrackets(node),
    left,
    ...(isPower ? [] : [right]),
  ]
}

const changesOfCall = (node: FormulaNode & { type: 'CallExpression' }): FormulaNode[] => {
  const { callee, arguments: values } = node
  if (callee.type !== 'Identifier') return []
  const others = confused.find((names) => names.includes(callee.name)) ?? []
  const [first] = values
  return [
    ...others
      .filter((name) => name !== callee.name)
      .map((name): FormulaNode => ({ ...node, callee: variable(name) })),
    // The function was forgotten: a root, a rounding, radians for degrees.
    ...(first ? [first] : []),
    ...(values.length === 2 ? [{ ...node, arguments: values.toReversed() }] : []),
  ]
}

/** The same formula with one change at one place, by what stands there. */
const withOneChange = (node: FormulaNode, names: readonly string[]): FormulaNode[] => {
  switch (node.type) {
    case 'Identifier':
      return names.includes(node.name) ? names.filter((name) => name !== node.name).map(variable) : []
    case 'UnaryExpression':
      return [
        node.argument,
        ...withOneChange(node.argument, names).map((argument) => ({ ...node, argument })),
      ]
    case 'BinaryExpression':
      return [
        ...changesOfOperation(node),
        ...withOneChange(node.left, names).map((left) => ({ ...node, left })),
        ...withOneChange(node.right, names).map((right) => ({ ...node, right })),
      ]
    case 'CallExpression':
      return [
        ...changesOfCall(node),
        ...node.arguments.flatMap((one, at) =>
          withOneChange(one, names).map((changed) => ({
            ...node,
            arguments: node.arguments.with(at, changed),
          })),
        ),
      ]
    default:
      return []
  }
}

const powersOfTen = [1, 2, 3, 6]

/** What is mostly done to a whole result: its sign, its inverse, a factor, a prefix of its unit. */
const ofWhole = (tree: FormulaNode): FormulaNode[] => [
  { type: 'UnaryExpression', operator: '-', argument: tree },
  binary('/', number(1), tree),
  binary('*', number(2), tree),
  binary('/', tree, number(2)),
  ...powersOfTen.flatMap((power) => [
    binary('*', tree, number(10 ** power)),
    binary('/', tree, number(10 ** power)),
  ]),
  binary('^', tree, number(2)),
  call('sqrt', tree),
]

const square = (one: FormulaNode): FormulaNode => binary('^', one, number(2))

/** What is made of two variables: by each operation, twice or half of it, and by their squares. */
const ofPair = (one: FormulaNode, other: FormulaNode): FormulaNode[] => {
  const [sum, product] = [binary('+', one, other), binary('*', one, other)]
  const squares = binary('+', square(one), square(other))
  return [
    sum,
    product,
    binary('-', one, other),
    binary('-', other, one),
    binary('/', one, other),
    binary('/', other, one),
    ...[sum, product].flatMap((both) => [binary('*', number(2), both), binary('/', both, number(2))]),
    squares,
    call('sqrt', squares),
  ]
}

/** What can be made of the variables without the formula: of each alone, of two of them, and of all. */
const ofVariables = (names: readonly string[]): FormulaNode[] => {
  const all = names.map(variable)
  const joined = (operator: string): FormulaNode[] =>
    all.length > 2 ? [all.reduce((left, right) => binary(operator, left, right))] : []
  return [
    ...all,
    ...all.map(square),
    ...all.flatMap((one, at) => all.slice(at + 1).flatMap((other) => ofPair(one, other))),
    ...joined('+'),
    ...joined('*'),
  ]
}

/** The formulas that a student is likely to have used instead of this one, the likelier ones first. */
export const changedFormulas = (tree: FormulaNode, names: readonly string[]): FormulaNode[] => [
  ...withOneChange(tree, names),
  ...ofWhole(tree),
  ...ofVariables(names),
]
