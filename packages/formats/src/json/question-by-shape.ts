import { isTruth } from './fields-by-shape.ts'
import { textNames } from './read-option.ts'
import { limits } from '@quizwright/domain/limits.ts'
import { questionText } from './question-text.ts'
import { isObject, type JsonObject, plainName } from './json-fields.ts'

/** What a form knows of an option beside its truth. */
const ofForms =
  /select|check|visible|hidden|disabl|enabl|default|hover|active|show|pinned|fixed|other|image|open/

const asks = (value: unknown): boolean => typeof value === 'string' && /[?？؟]\s*$/.test(value)

/** Options of which each says by one field, whatever its name is, whether it is right: `{ "valid": true, … }`. */
export const withTruthOfOptions = (value: JsonObject): JsonObject | undefined => {
  // A list of statements that are true or false has no question above it.
  if (questionText(value) === undefined && !Object.values(value).some(asks)) return undefined
  const found = Object.entries(value).flatMap(([name, list]) => {
    if (!Array.isArray(list) || list.length < limits.minOptions || !list.every(isObject)) return []
    const flag = flagOf(list) ?? digitOf(list)
    return flag === undefined ? [] : [{ name, list, flag }]
  })
  const [only, ...others] = found
  if (!only || others.length > 0) return undefined
  return {
    ...value,
    [only.name]: only.list.map(({ [only.flag]: flag, ...rest }) => ({
      ...rest,
      isCorrect: /^\s*(?:true|1)\s*$/i.test(String(flag)),
    })),
  }
}

/** XML has truths as texts, as the options of a statement are. */
const isFlag = (name: string, value: unknown): boolean =>
  typeof value === 'boolean' ||
  (isTruth(value) && !textNames.includes(plainName(name)) && plainName(name).length > 1)

const knownFlag = /^(?:is)?(?:correct|right|true|answer)(?:answer)?$/

const flagOf = (list: readonly JsonObject[]): string | undefined => {
  const names = list.map((option) =>
    Object.keys(option).filter((name) => isFlag(name, option[name]) && !ofForms.test(plainName(name))),
  )
  const [name, ...others] = new Set(names.flat())
  if (name === undefined || others.length > 0 || !names.every((own) => own.length === 1)) return undefined
  if (knownFlag.test(plainName(name)) && plainName(name) !== 'answer') return undefined
  const right = list.filter((option) => /true/i.test(String(option[name]))).length
  const hasTexts = list.every((option) =>
    Object.entries(option).some(([own, one]) => own !== name && typeof one === 'string'),
  )
  return hasTexts && right > 0 && right < list.length ? name : undefined
}

const leastByDigits = 3
const shortFlag = /^(?:[a-z]|ok|valid)$/

/**
 * The name of a short field that is 1 in one option and 0 in all others, as XML has them. Of two options these may be
 * their numbers.
 */
const digitOf = (list: readonly JsonObject[]): string | undefined => {
  if (list.length < leastByDigits) return undefined
  const [name, ...others] = Object.keys(list[0] ?? {}).filter((one) => {
    const digits = list.map((option) => String(option[one]))
    return (
      shortFlag.test(plainName(one)) &&
      digits.every((digit) => digit === '0' || digit === '1') &&
      digits.filter((digit) => digit === '1').length === 1
    )
  })
  return others.length === 0 ? name : undefined
}

const rightName = /^(?:true|correct|right|richtig)$/i
const wrongName = /^(?:false|incorrect|wrong|falsch)$/i

/** The name of an option's only field; undefined for other options. */
const onlyName = (one: unknown): string | undefined => {
  const [name, ...others] = isObject(one) ? Object.keys(one) : []
  return others.length === 0 ? name : undefined
}

/** A text and its mark: `{ "Mars": "correct" }` as `{ "correct": "Mars" }`. */
const withMarkFirst = (one: unknown): unknown => {
  const name = onlyName(one)
  if (name === undefined || !isObject(one) || rightName.test(name) || wrongName.test(name)) return one
  const mark = String(one[name])
  return rightName.test(mark) || wrongName.test(mark) ? { [mark]: name } : one
}

/**
 * Options whose only field says whether they are right, `[{ "true": "Mars" }, { "false": "Venus" }]`, or the right one
 * of which does so among texts, also behind its own: `- Mars: correct`.
 */
export const withTruthAsName = (written: JsonObject): JsonObject | undefined => {
  const value = Object.fromEntries(
    Object.entries(written).map(([name, list]) => [
      name,
      Array.isArray(list) ? list.map(withMarkFirst) : list,
    ]),
  )
  const found = Object.entries(value).find(([, list]) => {
    if (!Array.isArray(list) || list.length < limits.minOptions) return false
    const areKnown = list.every((one) => {
      const name = onlyName(one)
      return typeof one === 'string' || (name !== undefined && (rightName.test(name) || wrongName.test(name)))
    })
    return areKnown && list.some((one) => rightName.test(onlyName(one) ?? ''))
  })
  if (!found) return undefined
  return {
    ...value,
    [found[0]]: (found[1] as unknown[]).map((one) => ({
      text: isObject(one) ? Object.values(one)[0] : one,
      isCorrect: rightName.test(onlyName(one) ?? ''),
    })),
  }
}
