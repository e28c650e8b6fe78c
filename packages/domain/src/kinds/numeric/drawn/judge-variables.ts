import { drawnLimits } from './limits.ts'
import { readDecimal } from '../read-number.ts'
import { wrongDecimal } from '../wrong-decimal.ts'
import { formulaConstants, formulaFunctions } from './functions.ts'
import { namesOf, type Variable } from './schema.ts'

export type AddError = (rule: string, field: string, message: string) => void

const nameForm = /^[A-Za-z][A-Za-z0-9_]*$/
const field = 'interaction.variables'

/** Whether formulas can have a variable of this name. */
export const isVariableName = (name: string): boolean =>
  nameForm.test(name) && name !== 'this' && !formulaFunctions.has(name) && !formulaConstants.has(name)

const judgeName = (name: string, at: string, no: number, add: AddError): void => {
  if (!nameForm.test(name) || name === 'this')
    add('variableName', at, `Give variable ${no} a name of letters and digits, such as a or v0`)
  else if (formulaFunctions.has(name) || formulaConstants.has(name))
    add('variableName', at, `\`${name}\` means something in formulas: give the variable another name`)
}

const judgeRange = (one: Extract<Variable, { by: 'range' }>, at: string, add: AddError): void => {
  const [from, to, step] = (['from', 'to', 'step'] as const).map((end) => {
    const wrong = wrongDecimal(one[end])
    if (wrong !== undefined) add('notANumber', `${at}.${end}`, wrong)
    return readDecimal(one[end])
  })
  if (step !== undefined && step <= 0)
    add('variableStep', `${at}.step`, `The step of ${one.name} must be more than 0`)
  if (from !== undefined && to !== undefined && from > to)
    add('rangeReversed', `${at}.from`, `The range of ${one.name} begins above its end`)
}

const judgeRows = ({ names, rows }: Extract<Variable, { by: 'rows' }>, at: string, add: AddError): void => {
  if (rows.length === 0 || names.length === 0)
    add('variableEmpty', `${at}.rows`, `Give ${names.join(', ')} at least one value`)
  for (const [index, row] of rows.entries()) {
    const wrong =
      row.length === names.length
        ? row.map(wrongDecimal).find((one) => one !== undefined)
        : `Row ${index + 1} of ${names.join(', ')} must have as many values as names`
    if (wrong !== undefined) return add('notANumber', `${at}.rows`, wrong)
  }
}

/** Adds what is wrong with the variables of a question. */
export const judgeVariables = (variables: readonly Variable[], add: AddError): void => {
  const seen = new Set<string>()
  let no = 0
  for (const [index, one] of variables.entries()) {
    const at = `${field}.${index}`
    for (const name of namesOf(one)) {
      no += 1
      judgeName(name, at, no, add)
      if (seen.has(name)) add('variableTwice', at, `Two variables are called ${name}`)
      seen.add(name)
    }
    if (one.by === 'range') judgeRange(one, at, add)
    else judgeRows(one, at, add)
  }
}

/** Adds an error if more combinations can be drawn than can be numbered. */
export const judgeCount = (variants: number, add: AddError): void => {
  if (variants > drawnLimits.variants)
    add(
      'variantsTooMany',
      field,
      `The variables give more than ${drawnLimits.variants} combinations: use larger steps`,
    )
}
