import { cardId, focusField } from '../questions/fields.ts'
import type { Match } from './find-matches.ts'

/** Selects a match in its field, if the field shows its text. */
export const selectMatch = ({ id, field, text, from, to }: Match): void => {
  focusField(id, field, 'center')
  const areas = document.getElementById(cardId(id))?.querySelectorAll('textarea') ?? []
  const area = [...areas].find((one) => one.closest(`[data-field="${field}"]`) && one.value === text)
  area?.focus({ preventScroll: true })
  area?.setSelectionRange(from, to)
}
