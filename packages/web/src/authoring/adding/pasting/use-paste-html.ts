import { textOfHtml } from '@quizwright/formats/pasted/text-of-html.ts'
import { type ClipboardEvent, useState } from 'react'
import { isMoreThanText } from './more-than-text.ts'

/**
 * Pastes content of word processors and spreadsheets at the cursor, as people type lists. `images` counts the
 * images that were left out, those of an earlier paste too.
 */
export const usePasteHtml = (onPasted: (text: string) => void, imagesBefore: number) => {
  const [images, setImages] = useState(imagesBefore)
  const onPaste = (event: ClipboardEvent<HTMLElement>): void => {
    const field = event.target
    const html = event.clipboardData.getData('text/html')
    if (!(field instanceof HTMLTextAreaElement) || html === '' || !isMoreThanText(html)) return
    const { text, images } = textOfHtml(html)
    if (text === '') return
    event.preventDefault()
    setImages((before) => before + images)
    field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end')
    onPasted(field.value)
  }
  return { images, onPaste }
}
