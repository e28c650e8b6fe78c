import { type ClipboardEvent, type DragEvent, useState } from 'react'

/** What is pasted into a field; `html` is empty if it was copied from no document. */
export type PastedText = { text: string; html: string; field: HTMLTextAreaElement }

/**
 * The images to upload of a paste. Spreadsheets and word processors add an image of what was copied to its
 * text, which is not wanted.
 */
const imagesIn = (data: DataTransfer): File[] =>
  data.getData('text/plain').trim() !== '' && data.getData('text/html') !== ''
    ? []
    : [...data.files].filter((file) => file.type.startsWith('image/'))

/** Handles pasted and dropped images, and pasted text that `onPasteText` accepts. */
export const useImageDrop = (
  uploadFiles: (files: File[]) => void,
  onPasteText: ((pasted: PastedText) => boolean) | undefined,
) => {
  const [isOver, setIsOver] = useState(false)
  return {
    isOver,
    onPaste: (event: ClipboardEvent<HTMLTextAreaElement>) => {
      const { clipboardData: data, currentTarget: field } = event
      const images = imagesIn(data)
      if (images.length > 0) uploadFiles(images)
      else if (!onPasteText?.({ text: data.getData('text/plain'), html: data.getData('text/html'), field }))
        return
      event.preventDefault()
    },
    handlers: {
      onDrop: (event: DragEvent) => {
        setIsOver(false)
        if (event.dataTransfer.files.length === 0) return
        event.preventDefault()
        uploadFiles([...event.dataTransfer.files])
      },
      onDragOver: (event: DragEvent) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setIsOver(true)
      },
      onDragLeave: () => setIsOver(false),
    },
  }
}
