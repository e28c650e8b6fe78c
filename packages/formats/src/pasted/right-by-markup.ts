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

/** Whether the markup of an element says that its text is a right or a wrong option; undefined if it says nothing. */
export const rightByMarkup = (element: Element): boolean | undefined => {
  const flag = flags.map((name) => attribute(element, name)).find((value) => value !== undefined)
  if (flag !== undefined) return /^(?:|true|1|yes)$/i.test(flag)
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
