import * as z from 'zod/mini'
import { kindLimits } from '../../limits.ts'
import { drawnLimits } from './drawn/limits.ts'
import { acceptedNumber, type Numeric, type UnitMode, unitModes } from './schema.ts'
import { splitFeedback } from '../feedback-in-line.ts'
import { splitAtBars } from '../split-at-bars.ts'
import { readVariables, writeVariables } from './drawn/variables-cell.ts'
import { readAcceptedNumber, writeAcceptedNumber } from './written-with-feedback.ts'

type Cells = { accepted: string; unit: string; credit: string; variables: string }

const noNumbers = 'must be numbers such as "9.81 +- 0.05 | 9.8 @50%".'
/** Behind a formula there may be a tolerance and a share. */
const longestLine = drawnLimits.formulaLength + 60

/** A unit that is offered to students, but is none of the key. */
const notAccepted = '-'

const writeUnits = ({ presentation, key }: Numeric): string =>
  [
    ...key.units.map(({ name, also, factor }) => `${[name, ...also].join(', ')} = ${factor}`),
    ...presentation.units
      .filter((shown) => key.units.every(({ name }) => name !== shown))
      .map((shown) => `${shown} = ${notAccepted}`),
  ].join('; ')

/** Writes a numeric key into cells: "9.81 +- 0.05 | 9.8 @50%", "m/s = 1; km/h = 0.277778". */
export const writeNumericCells = (numeric: Numeric): Cells => {
  const { presentation, key } = numeric
  const { share, of } = key.unit_costs
  return {
    accepted: key.accepted.map(writeAcceptedNumber).join(' | '),
    variables: writeVariables(numeric.variables ?? []),
    unit: presentation.unit === 'none' ? '' : writeUnits(numeric),
    credit:
      presentation.unit === 'none'
        ? ''
        : `unit ${presentation.unit}, wrong unit costs ${share}% of ${of === 'all' ? 'all marks' : 'the credit'}`,
  }
}

const isMode = (name: string): name is UnitMode => (unitModes as readonly string[]).includes(name)

const readUnits = (cell: string): { key: Numeric['key']['units']; offered: string[] } => {
  const key: Numeric['key']['units'] = []
  const offered: string[] = []
  for (const part of cell.split(/[;|]/).filter((one) => one.trim() !== '')) {
    const [names = '', factor = '1'] = part.split('=').map((one) => one.trim())
    const [name = '', ...also] = names.split(',').map((one) => one.trim().slice(0, kindLimits.unitLength))
    offered.push(name)
    if (factor !== notAccepted)
      key.push({
        name,
        also: also.slice(0, kindLimits.units),
        factor: factor.slice(0, kindLimits.numberLength),
      })
  }
  return { key: key.slice(0, kindLimits.units), offered: offered.slice(0, kindLimits.units) }
}

const shownIn = (mode: UnitMode, offered: readonly string[]): string[] => {
  if (mode === 'shown') return offered.slice(0, 1)
  return mode === 'chosen' ? [...offered] : []
}

/** Reads what `writeNumericCells` writes. `wrong` says what a cell must be. */
export const readNumericCells = ({
  accepted: numbers,
  unit,
  credit,
  variables: drawn,
}: Cells): Numeric | { wrong: string; cell: keyof Cells } => {
  const lines = splitAtBars(numbers)
  if (lines.length > kindLimits.acceptedNumbers)
    return {
      cell: 'accepted',
      wrong: `can have at most ${kindLimits.acceptedNumbers} answers, separated by |.`,
    }
  const variables = readVariables(drawn)
  if (!variables) return { cell: 'variables', wrong: 'must be such as "a = 1..10 step 0.5; b = 2 | 3 | 5".' }
  if (lines.some((line) => splitFeedback(line)[0].length > longestLine))
    return { cell: 'accepted', wrong: noNumbers }
  if (lines.some((line) => (splitFeedback(line)[1].feedback ?? '').length > kindLimits.feedbackLength))
    return {
      cell: 'accepted',
      wrong: `can have at most ${kindLimits.feedbackLength} characters of feedback on an answer.`,
    }
  const { key, offered } = readUnits(unit)
  const mode = /unit (\w+)/.exec(credit)?.[1] ?? (unit.trim() === '' ? 'none' : 'typed')
  const [, share = '100', of = ''] = /costs (\d{1,3}) ?% of (all|the)?/.exec(credit) ?? []
  if (!isMode(mode) || Number(share) > 100)
    return { cell: 'credit', wrong: 'must be such as "unit typed, wrong unit costs 10% of all marks".' }
  const accepted = lines.map(readAcceptedNumber)
  if (!z.array(acceptedNumber).safeParse(accepted).success) return { cell: 'accepted', wrong: noNumbers }
  return {
    kind: 'numeric',
    ...(variables.length > 0 && { variables }),
    presentation: { unit: mode, units: shownIn(mode, offered) },
    key: {
      accepted,
      units: key,
      unit_costs: { share: Number(share), of: of === 'all' ? 'all' : 'credit' },
    },
  }
}
