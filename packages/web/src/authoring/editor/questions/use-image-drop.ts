import { type ClipboardEvent, type DragEvent, useState } from 'react'

const imagesIn = (list: DataTransfer): File[] =>
  [...list.files].filter((file) => file.type.startsWith('image/'))

/** Handles pasted and dropped images, and pasted text that `onPasteText` accepts. */
export const useImageDrop = (
  uploadFiles: (files: File[]) => void,
  onPasteText: ((text: string) => boolean) | undefined,
) => {
  const [isOver, setIsOver] = useState(false)
  return {
    isOver,
    onPaste: (event: ClipboardEvent) => {
      const images = imagesIn(event.clipboardData)
      if (images.length > 0) uploadFiles(images)
      else if (!onPasteText?.(event.clipboardData.getData('text/plain'))) return
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
