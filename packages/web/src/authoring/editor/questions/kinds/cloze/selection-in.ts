/**
 * Returns what is selected in the text of the question whose card has an element, or where its caret is; the end of the
 * text if it has not been written in.
 */
export const selectionIn = (element: Element | null, text: string): readonly [start: number, end: number] => {
  let around = element
  while (around) {
    const field = around.querySelector<HTMLTextAreaElement>('[data-field="question"] textarea')
    if (field) {
      const { selectionStart, selectionEnd, value } = field
      return value === text ? [selectionStart, selectionEnd] : [text.length, text.length]
    }
    around = around.parentElement
  }
  return [text.length, text.length]
}
