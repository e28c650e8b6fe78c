import { letterOf } from '@quizwright/domain/rules/letter-of.ts'
import { attribute, descendants, type Element } from '../xml/tree.ts'

const rightClass = new RegExp(
  String.raw`(?<![\w-])(?:is[-_]?)?(?:correct|right|true|richtig|answer[-_]correct|` +
    String.raw`correct[-_]?(?:answer|option|choice))(?![\w-])`,
  'i',
)
const wrongClass = new RegExp(
  String.raw`(?<![\w-])(?:is[-_]?)?(?:incorrect|wrong|false|falsch|answer[-_](?:in)?correct|` +
    String.raw`incorrect[-_]?(?:answer|option|choice))(?![\w-])`,
  'i',
)
const flags = ['data-correct', 'data-is-correct', 'data-iscorrect', 'data-right']

const keys = ['data-answer', 'data-correct-answer', 'data-correct-option', 'data-key', ...flags]
const isTruth = /^(?:|true|false|yes|no)$/i

/** The buttons, else the items of a list, below an element. */
const choicesIn = (element: Element): Element[] => {
  const buttons = descendants(element, 'input').filter((one) =>
    /^(?:radio|checkbox)$/i.test(attribute(one, 'type') ?? ''),
  )
  return buttons.length > 0 ? buttons : descendants(element, 'li')
}

/**
 * The right option that an element around all options of a question names: by the value of a button, by its letter or
 * as a text. A number may count from 0 or from 1, so it names none.
 */
export const keyOfGroup = (element: Element): string | undefined => {
  const key = keys.map((name) => attribute(element, name)?.trim()).find((value) => value !== undefined)
  const choices = key === undefined || isTruth.test(key) ? [] : choicesIn(element)
  if (key === undefined || choices.length < 2) return undefined
  const byValue = choices.findIndex((one) => attribute(one, 'value') === key)
  if (byValue >= 0) return letterOf(byValue)
  return /^\d+$/.test(key) ? undefined : key
}

/** Whether the markup of an element says that its text is a right or a wrong option; undefined if it says nothing. */
export const rightByMarkup = (element: Element): boolean | undefined => {
  const flag = flags.map((name) => attribute(element, name)).find((value) => value !== undefined)
  if (flag !== undefined && (isTruth.test(flag) || choicesIn(element).length < 2))
    return /^(?:|true|1|yes)$/i.test(flag)
  const names = attribute(element, 'class') ?? ''
  if (wrongClass.test(names)) return false
  return rightClass.test(names) ? true : undefined
}

const isRadio = (input: Element): boolean => attribute(input, 'type')?.toLowerCase() === 'radio'
const isChosen = (input: Element): boolean => attribute(input, 'checked') !== undefined

/** Whether one button of each group of a page is chosen. It may be the key, or what somebody answered. */
export const isOneChosenEach = (page: Element): boolean => {
  const groups = [
    ...Map.groupBy(descendants(page, 'input').filter(isRadio), (one) => attribute(one, 'name')).values(),
  ]
  return groups.length > 0 && groups.every((group) => group.length > 1 && group.filter(isChosen).length === 1)
}

const rightValue = /^(?:correct|right)$/i
const wrongValue = /^(?:incorrect|wrong)$/i

/** Whether a place to choose has a value that calls its option right; undefined if it says nothing. */
export const rightByValue = (input: Element): boolean | undefined => {
  const value = (attribute(input, 'value') ?? '').trim()
  return rightValue.test(value) ? true : wrongValue.test(value) ? false : undefined
}
