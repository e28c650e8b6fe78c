import { textOfHtml } from '@quizwright/formats/pasted/text-of-html.ts'
import { type ClipboardEvent, useState } from 'react'

/** Whether HTML says more than its plain text: it has lists, tables or emphasis. */
const tellsMore = (html: string): boolean =>
  /<(?:li|td|b|strong|u|mark|sup|sub)\b|mso-list|style=/i.test(html)

/**
 * Pastes content of word processors and spreadsheets at the cursor, as people type lists. `images` counts the
 * images that were left out.
 */
export const usePasteHtml = (onPasted: (text: string) => void) => {
  const [images, setPictures] = useState(0)
  const onPaste = (event: ClipboardEvent<HTMLElement>): void => {
    const field = event.target
    const html = event.clipboardData.getData('text/html')
    if (!(field instanceof HTMLTextAreaElement) || html === '' || !tellsMore(html)) return
    const { text, images } = textOfHtml(html)
    if (text === '') return
    event.preventDefault()
    setPictures((before) => before + images)
    field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end')
    onPasted(field.value)
  }
  return { images, onPaste }
}
