import { elementAt } from '../../defined.ts'
import { texts } from '../../language/say.ts'
import { kindLimits } from '../../limits.ts'
import { cutTo } from '../cut-to.ts'
import { materialOfAccepted } from '../material.ts'
import type { AddFinding, Asked, QuestionKind } from '../question-kind.ts'
import { readNumericCells, writeNumericCells } from './cells.ts'
import { acceptFormula, shareOfFormula } from './drawn/accept-formula.ts'
import { isDrawn, numericInVariant } from './drawn/drawn-key.ts'
import { judgeDrawn } from './drawn/judge-drawn.ts'
import { judgeNumbers } from './judge.ts'
import { feedbackOf } from '../feedback-of.ts'
import { withAccepted } from '../with-accepted.ts'
import { acceptedNumberAs, markNumeric, readAnswer } from './mark.ts'
import { readDecimal, readNumber } from './read-number.ts'
import type { AcceptedNumber, Numeric } from './schema.ts'
import { numberInWords } from './number-in-words.ts'

export const blankAcceptedNumber = (value = ''): AcceptedNumber => ({
  value: cutTo(value, kindLimits.numberLength),
  tolerance: { by: 'absolute', amount: '0' },
  share: 100,
})

/** What a new question of this kind begins with. */
export const blankNumeric = (value = ''): Numeric => ({
  kind: 'numeric',
  presentation: { unit: 'none', units: [] },
  key: { accepted: [blankAcceptedNumber(value)], units: [], unit_costs: { share: 100, of: 'credit' } },
})

const own = ({ interaction }: Asked): Numeric =>
  interaction?.kind === 'numeric' ? interaction : blankNumeric()

type AddError = (rule: string, field: string, message: string) => void

const judgeUnits = ({ presentation, key }: Numeric, add: AddError): void => {
  if (presentation.unit === 'none') return
  const field = 'interaction.key.units'
  if (key.units.length === 0) return add('unitMissing', field, 'Give the unit of the accepted values')
  for (const [index, { name, factor }] of key.units.entries()) {
    if (name.trim() === '') add('unitEmpty', `${field}.${index}.name`, `Unit ${index + 1} has no name`)
    const number = readDecimal(factor)
    if (number === undefined || number === 0)
      add(
        'unitFactor',
        `${field}.${index}.factor`,
        `The factor of unit ${index + 1} must be a number other than 0`,
      )
  }
}

const judge = (asked: Asked, add: AddFinding): void => {
  const numeric = own(asked)
  if (isDrawn(numeric)) judgeDrawn(asked, numeric, add)
  else judgeNumbers(numeric.key.accepted, 'interaction.key.accepted', add)
  judgeUnits(numeric, (rule, field, message) => add('error', rule, field, message))
}

/** Writes an accepted number for a student: "9.81 ± 0.05 m/s (50%)". */
const readable = (one: AcceptedNumber, { presentation, key }: Numeric): string => {
  const unit =
    presentation.unit === 'none' || key.units.length === 0 ? '' : ` ${elementAt(key.units, 0).name}`
  return numberInWords(one, unit)
}

type Units = Numeric['key']['units']

/** Names the unit of the accepted values in one more way; an empty name says that it may be left out. */
const withUnitName = (units: Units, name: string): Units | undefined => {
  const base = units.find(({ factor }) => readDecimal(factor) === 1)
  if (!base || base.also.length >= kindLimits.units || name.length > kindLimits.unitLength) return undefined
  return units.map((unit) => (unit === base ? { ...unit, also: [...unit.also, name] } : unit))
}

/** Whether exactly one number is accepted: the tolerance is 0, or none is written. */
const isExact = ({ tolerance }: AcceptedNumber): boolean =>
  tolerance.by === 'absolute' && (tolerance.amount === '' || readDecimal(tolerance.amount) === 0)

/** Accepts the number that was read; if only its unit is unknown or missing, that way to write the unit. */
const accept = (asked: Asked, answer: string, share: number): Numeric | undefined => {
  const numeric = own(asked)
  if (isDrawn(numeric)) return acceptFormula(numeric, answer, share)
  const { key } = numeric
  const read = readAnswer(answer, numeric)
  if (!read) return undefined
  if (read.factor === undefined) {
    const units = withUnitName(key.units, read.unit)
    return units && { ...numeric, key: { ...key, units } }
  }
  const value = String(elementAt(read.values, 0) * read.factor)
  const others = key.accepted.filter((one) => !isExact(one) || readDecimal(one.value) !== Number(value))
  if (value.length > kindLimits.numberLength || others.length >= kindLimits.acceptedNumbers) return undefined
  return {
    ...numeric,
    key: { ...key, accepted: withAccepted(others, { ...blankAcceptedNumber(value), share }) },
  }
}

/** A number is the answer, alone or with a unit. */
export const numericKind: QuestionKind = {
  name: 'numeric',
  label: texts('Number'),
  alsoCalled: ['numerical', 'number'],
  hasOptions: false,
  severalRight: false,
  takesMany: () => false,
  judge,
  mark: (asked, { answer, variant }) => markNumeric(numericInVariant(own(asked), variant), answer),
  guess: () => 0,
  present: (asked) => {
    const { presentation } = own(asked)
    return { kind: 'numeric', unit: presentation.unit, units: presentation.units }
  },
  drawn: (asked) => own(asked).variables ?? [],
  material: (asked) => materialOfAccepted(own(asked).key.accepted),
  begin: ({ accepted }) => ({
    options: [],
    interaction: blankNumeric(accepted.find((text) => readNumber(text)) ?? ''),
  }),
  writeCells: (asked) => writeNumericCells(own(asked)),
  readCells: (cells, options) => {
    const read = readNumericCells(cells)
    return 'wrong' in read ? read : { options, interaction: read }
  },
  accepted: (asked) => own(asked).key.accepted.map((one) => readable(one, own(asked))),
  feedback: (asked, { answer, variant }) =>
    feedbackOf(acceptedNumberAs(numericInVariant(own(asked), variant), answer)),
  sameAnswer: (asked, answer) => {
    const read = readAnswer(answer, own(asked))
    return read
      ? [elementAt(read.values, 0) * (read.factor ?? 1), read.factor === undefined ? read.unit : '']
          .join(' ')
          .trim()
      : answer.trim()
  },
  accept,
  acceptedShare: (asked, answer) => shareOfFormula(own(asked), answer),
  acceptedKeys: (asked) =>
    own(asked).key.accepted.map((one) => ({
      answer: isExact(one) ? one.value : undefined,
      share: one.share,
      key: one,
    })),
}
