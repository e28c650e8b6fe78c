import { defined, elementAt } from '@quizwright/domain/defined.ts'
import type { Variable } from '@quizwright/domain/kinds/numeric/drawn/schema.ts'
import { decimalOf } from '../kinds/decimal.ts'
import { safeNames } from '../kinds/numeric/drawn/safe-names.ts'
import {
  childNamed,
  childrenNamed,
  type Element,
  elementsOf,
  isElement,
  type Node,
  textOf,
} from '../xml/tree.ts'
import { formulaOf } from './template-formula.ts'

/** So many values stand for all between two numbers. */
const continuousSteps = 1_000

const numberOf = (element: Element | undefined): number => Number(textOf(element).trim())

const rangeIn = ({ name, attributes, children }: Element, own: string): Variable | undefined => {
  const [min, max, step] = [attributes.min ?? '0', attributes.max ?? '', attributes.step ?? '1'].map(Number)
  if (name === 'randominteger' && [min, max, step].every(Number.isFinite))
    return { by: 'range', name: own, from: String(min), to: String(max), step: String(step) }
  if (name === 'randomfloat' && Number.isFinite(min) && Number.isFinite(max))
    return {
      by: 'range',
      name: own,
      from: String(min),
      to: String(max),
      step: decimalOf((defined(max, 'max') - defined(min, 'min')) / continuousSteps),
    }
  // A number and whole steps of another.
  const [from, product] = children.filter(isElement)
  const [width, steps] = product?.name === 'product' ? elementsOf(product) : []
  if (name !== 'sum' || from?.name !== 'basevalue' || width?.name !== 'basevalue') return undefined
  const count = Number(steps?.attributes.max)
  if (steps?.name !== 'randominteger' || Number(steps.attributes.min ?? 0) !== 0 || !(count >= 0))
    return undefined
  return {
    by: 'range',
    name: own,
    from: textOf(from).trim(),
    to: decimalOf(numberOf(from) + count * numberOf(width)),
    step: textOf(width).trim(),
  }
}

const listIn = (element: Element | undefined): string[] | undefined => {
  const [container] = element ? elementsOf(element) : []
  if (!container || !/^(?:ordered|multiple)$/.test(container.name)) return undefined
  const values = elementsOf(container)
  return values.every(({ name }) => name === 'basevalue')
    ? values.map((one) => textOf(one).trim())
    : undefined
}

type Templates = {
  variables: Variable[]
  /** What each template variable stands for: a name, or a formula. */
  known: Map<string, string>
  /** The formula of the correct response, by the identifier of the response. */
  correct: Map<string, string>
}

/** Adds a column of values to the rows that another template variable draws; whether that could be. */
const addColumn = (variables: Variable[], row: string, own: string, values: readonly string[]): boolean => {
  const index = variables.findIndex((one) => one.by === 'range' && one.name === row)
  const drawn = variables[index]
  if (drawn?.by !== 'range' || Number(drawn.to) - Number(drawn.from) + 1 !== values.length) return false
  variables[index] = { by: 'rows', names: [own], rows: values.map((value) => [value]) }
  return true
}

/** Reads what `templateProcessing` draws and computes; undefined if it does something else. */
const readProcessing = (item: Element): Templates | undefined => {
  const declared = childrenNamed(item, 'templatedeclaration')
  const names = safeNames(declared.map(({ attributes }) => attributes.identifier ?? ''))
  const known = new Map<string, string>()
  const correct = new Map<string, string>()
  const variables: Variable[] = []
  /** The rows that a template variable has drawn. */
  const rowsOf = new Map<string, Extract<Variable, { by: 'rows' }>>()
  for (const one of declared) {
    const value = numberOf(childNamed(childNamed(one, 'defaultvalue'), 'value'))
    if (Number.isFinite(value) && childNamed(one, 'defaultvalue'))
      known.set(one.attributes.identifier ?? '', decimalOf(value))
  }
  for (const step of elementsOf(childNamed(item, 'templateprocessing') ?? item)) {
    const identifier = step.attributes.identifier ?? ''
    const [expression] = elementsOf(step)
    if (!expression) return undefined
    if (step.name === 'setcorrectresponse') {
      const formula = formulaOf(expression, known)
      if (formula === undefined) return undefined
      correct.set(identifier, formula)
      continue
    }
    const own = names.get(identifier)
    if (step.name !== 'settemplatevalue' || own === undefined) return undefined
    const values =
      expression.name === 'random' || expression.name === 'index' ? listIn(expression) : undefined
    const range = rangeIn(expression, own)
    if (expression.name === 'random' && values)
      variables.push({ by: 'rows', names: [own], rows: values.map((value) => [value]) })
    else if (expression.name === 'index' && values) {
      const row = expression.attributes.n ?? ''
      const rows = rowsOf.get(row)
      if (rows) {
        if (rows.rows.length !== values.length) return undefined
        rows.names.push(own)
        for (const [at, value] of values.entries()) elementAt(rows.rows, at).push(value)
      } else {
        if (!addColumn(variables, names.get(row) ?? '', own, values)) return undefined
        const added = variables.find((one) => one.by === 'rows' && one.names[0] === own)
        if (added?.by === 'rows') rowsOf.set(row, added)
        known.delete(row)
      }
    } else if (range) variables.push(range)
    else {
      const formula = formulaOf(expression, known)
      if (formula === undefined) return undefined
      known.set(identifier, `(${formula})`)
      continue
    }
    known.set(identifier, own)
  }
  return variables.length > 0 ? { variables, known, correct } : undefined
}

const text = (name: string, value: string): Element => ({ name, attributes: {}, children: [value], line: 0 })

/** Replaces what is computed in comparisons by its formula, and the places of values in texts. */
const instantiate = (nodes: readonly Node[], { known }: Templates): Node[] | undefined => {
  const done: Node[] = []
  for (const node of nodes) {
    if (!isElement(node)) {
      done.push(node)
      continue
    }
    if (node.name === 'printedvariable') {
      const formula = known.get(node.attributes.identifier ?? '')
      if (formula === undefined) return undefined
      done.push(
        /^[A-Za-z]\w*$/.test(formula) ? `[[${formula}]]` : `[[=${formula.replace(/^\((.*)\)$/s, '$1')}]]`,
      )
      continue
    }
    const isCompared = /^(?:equal|equalrounded|gte?|lte?)$/.test(node.name)
    const children = isCompared ? node.children.map((child) => comparedWith(child, known)) : node.children
    const inside = instantiate(children, { known, variables: [], correct: new Map() })
    if (!inside) return undefined
    done.push({ ...node, children: inside })
  }
  return done
}

/** An expression that is compared with a response, as a value that is a formula. */
const comparedWith = (node: Node, known: ReadonlyMap<string, string>): Node => {
  if (!isElement(node) || node.name === 'correct') return node
  const formula = formulaOf(node, known)
  return formula === undefined ? node : text('basevalue', formula)
}

/**
 * Reads an item whose numbers are drawn by templates: its variables, and the item with formulas where values stand.
 * Undefined if it draws nothing, or in a way that can not be said here.
 */
export const readTemplates = (item: Element): { item: Element; variables: Variable[] } | undefined => {
  if (!childNamed(item, 'templateprocessing')) return undefined
  const templates = readProcessing(item)
  const children = templates && instantiate(item.children, templates)
  if (!children) return undefined
  const withCorrect = children.map((child): Node => {
    if (!isElement(child) || child.name !== 'responsedeclaration') return child
    const formula = templates.correct.get(child.attributes.identifier ?? '')
    if (formula === undefined) return child
    const others = child.children.filter((one) => !isElement(one) || one.name !== 'correctresponse')
    const correct = { ...text('correctresponse', ''), children: [text('value', formula)] }
    return { ...child, children: [correct, ...others] }
  })
  const kept = withCorrect.filter((child) => !isElement(child) || !child.name.startsWith('template'))
  return { item: { ...item, children: kept }, variables: templates.variables }
}
