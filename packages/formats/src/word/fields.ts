import { attribute, childNamed, childrenNamed, type Element, elementsOf, textOf } from '../xml/tree.ts'
import { lastOf } from '@quizwright/domain/defined.ts'

/** The text that a field of Word shows apart from its result, and what of the field is lost. */
export type FieldPart = { shown?: string; lost?: string }

/** A field that computes a formula, which has no result in the file. */
const formula = /^\s*EQ\b/i
const link = /^\s*HYPERLINK\b/i

/**
 * Follows the fields of a paragraph. A field begins and ends between runs. Its code is not shown. The checkboxes and
 * lists of forms are in the mark that begins a field.
 */
export const createFields = () => {
  const open: { code: string; isResult: boolean }[] = []
  return {
    isCode: (): boolean => open.some(({ isResult }) => !isResult),
    isLink: (): boolean => open.some(({ code }) => link.test(code)),
    addCode: (part: Element): void => {
      const field = open.at(-1)
      if (field && !field.isResult) field.code += textOf(part)
    },
    /** Returns what the field shows in the place of the mark. */
    pass: (mark: Element): FieldPart => {
      const type = attribute(mark, 'fldCharType')
      if (type === 'begin') {
        open.push({ code: '', isResult: false })
        return formPart(childNamed(mark, 'ffData'))
      }
      if (type === 'separate' && open.length > 0) lastOf(open).isResult = true
      if (type !== 'end') return {}
      return formula.test(open.pop()?.code ?? '') ? { shown: '□', lost: 'a formula of a field (EQ)' } : {}
    },
  }
}

const value = (element: Element | undefined): string | undefined => attribute(element, 'val')

const formPart = (form: Element | undefined): FieldPart => {
  const box = childNamed(form, 'checkBox')
  if (box) {
    const state = childNamed(box, 'checked') ?? childNamed(box, 'default')
    const isTicked = state !== undefined && !/^(?:0|false|off)$/i.test(value(state) ?? '1')
    return { shown: isTicked ? '☒' : '☐' }
  }
  const list = childNamed(form, 'ddList')
  if (!list) return {}
  const entries = childrenNamed(list, 'listEntry').map((entry) => value(entry) ?? '')
  const chosen = Number(value(childNamed(list, 'result') ?? childNamed(list, 'default')) ?? 0)
  return { shown: entries[chosen] ?? '', lost: lostChoices }
}

const lostChoices = 'the choices of a drop-down list'

/** Returns the content of a control, unless it is only a placeholder text, and its losses. */
export const readControl = (control: Element): { content?: Element; lost?: string } => {
  const properties = childNamed(control, 'sdtPr')
  const content = childNamed(control, 'sdtContent')
  const hasChoices = ['dropDownList', 'comboBox'].some((name) => {
    const list = childNamed(properties, name)
    return list !== undefined && elementsOf(list).length > 1
  })
  const isPlaceholder = isSet(childNamed(properties, 'showingPlcHdr'))
  return {
    ...(content && !isPlaceholder && { content }),
    ...(hasChoices && { lost: lostChoices }),
  }
}

const isSet = (element: Element | undefined): boolean =>
  element !== undefined && !/^(?:0|false|off)$/i.test(value(element) ?? '1')
