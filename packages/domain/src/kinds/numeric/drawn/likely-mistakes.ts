import { readAnswer } from '../mark.ts'
import type { Numeric } from '../schema.ts'
import { aroundOf, isAround } from '../within.ts'
import { changedFormulas } from './changed-formulas.ts'
import { createDraw, toNumbers } from './combinations.ts'
import { numericInVariant } from './drawn-key.ts'
import { readFormula, treeOf, type Values } from './formula.ts'
import { printTree } from './print-formula.ts'
import { namesOf } from './schema.ts'

/** A wrong answer, for which values, and by how many it was given. */
export type WrongAnswer = { answer: string; variant: number; given: number }

/** A formula that gives these wrong answers, by their indexes. */
export type LikelyMistake = { formula: string; answers: number[] }

/**
 * A formula must give the answers to so many sets of values. One set has a formula for every number, and two often
 * have one by chance.
 */
const leastSets = 3
const limits = { formulas: 400, answers: 1_000, listed: 5 }

const plain = {
  name: (name: string) => name,
  call: (name: string, values: readonly string[]) => `${name}(${values.join(', ')})`,
}

type Candidate = { formula: string; steps: number; valueFor: (values: Values) => number | undefined }

/** The formulas to try: those of the key with one change, as they are written, each once. */
const candidatesOf = ({ key, variables = [] }: Numeric): Candidate[] => {
  const names = variables.flatMap(namesOf)
  const written = new Map<string, Candidate>()
  const right = new Set(key.accepted.map(({ value }) => value))
  for (const { value } of key.accepted) {
    const tree = treeOf(value)
    for (const changed of tree ? changedFormulas(tree, names) : []) {
      const formula = printTree(changed, plain)
      if (formula === undefined || written.has(formula) || right.has(formula)) continue
      if (written.size >= limits.formulas) return [...written.values()]
      const read = readFormula(formula)
      if (!('wrong' in read) && read.names.size > 0)
        written.set(formula, { formula, steps: read.steps, valueFor: read.valueFor })
    }
  }
  return [...written.values()]
}

/**
 * Finds formulas that students may have used instead of the right one: each gives what was answered to three sets of
 * values or more, within the tolerance of the key. The one that explains most answers comes first, and of equal ones
 * the shortest; an answer belongs to one formula only.
 */
export const likelyMistakes = (numeric: Numeric, wrong: readonly WrongAnswer[]): LikelyMistake[] => {
  const draw = createDraw(numeric.variables ?? [])
  const around = numeric.key.accepted
    .map(({ tolerance }) => aroundOf(tolerance))
    .find((one) => one !== undefined) ?? { by: 'absolute', amount: 0 }
  const read = wrong.slice(0, limits.answers).flatMap(({ answer, variant, given }, index) => {
    const number = readAnswer(answer, numericInVariant(numeric, variant))
    const values = number?.values.map((value) => value * (number.factor ?? 1)) ?? []
    return values.length === 0 ? [] : [{ index, variant, given, values, drawn: toNumbers(draw(variant)) }]
  })
  const gives = ({ valueFor }: Candidate, { values, drawn }: (typeof read)[number]): boolean => {
    const value = valueFor(drawn)
    return value !== undefined && Number.isFinite(value) && values.some((one) => isAround(one, value, around))
  }
  let left = read
  let candidates = candidatesOf(numeric)
  const found: LikelyMistake[] = []
  while (found.length < limits.listed) {
    const explained = candidates
      .map((candidate) => ({ candidate, answers: left.filter((one) => gives(candidate, one)) }))
      .filter(({ answers }) => new Set(answers.map(({ variant }) => variant)).size >= leastSets)
    const [best] = explained
      .map((one) => ({ ...one, given: one.answers.reduce((sum, { given }) => sum + given, 0) }))
      .toSorted((a, b) => b.given - a.given || a.candidate.steps - b.candidate.steps)
    if (!best) break
    found.push({ formula: best.candidate.formula, answers: best.answers.map(({ index }) => index) })
    left = left.filter((one) => !best.answers.includes(one))
    candidates = explained.map(({ candidate }) => candidate)
  }
  return found
}
