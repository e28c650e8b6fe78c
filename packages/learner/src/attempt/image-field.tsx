import { say } from '@quizwright/domain/language/say.ts'
import { attemptLimits } from '@quizwright/domain/limits.ts'
import { ContentImage } from '@quizwright/ui/question/content-image.tsx'
import { useId } from 'react'
import type { ImageState } from './image-changes.ts'

type ImageFieldProps = {
  /** The URLs of the uploaded images. */
  images: readonly string[]
  state: ImageState
  onAdd: (file: File) => void
  onRemove: (link: string) => void
}

/** Adds images of written work to a descriptive answer. */
export const ImageField = ({ images, state, onAdd, onRemove }: ImageFieldProps) => {
  const { isSending, problem } = state
  const id = useId()
  const add = (input: HTMLInputElement): void => {
    const [file] = input.files ?? []
    if (file) onAdd(file)
    input.value = ''
  }

  return (
    <div className="image-field">
      {images.length > 0 && (
        <ul>
          {images.map((url, index) => (
            <li key={url}>
              <ContentImage url={url} name={say('Your image {number}', { number: index + 1 })} />
              <button type="button" className="link" onClick={() => onRemove(url)}>
                {say('Remove image {number}', { number: index + 1 })}
              </button>
            </li>
          ))}
        </ul>
      )}
      {images.length < attemptLimits.imagesPerAnswer && (
        <>
          {/* The browser's own button and "No file chosen" would be in the browser's language. */}
          <input
            id={id}
            className="visually-hidden"
            type="file"
            accept="image/png,image/jpeg,image/gif,image/webp"
            disabled={isSending}
            aria-describedby={`${id}-problem`}
            onChange={(event) => add(event.currentTarget)}
          />
          <label htmlFor={id} className="button plain">
            {say('Add an image')}
          </label>
        </>
      )}
      <p className="problem" role="alert" id={`${id}-problem`}>
        {problem}
      </p>
      {isSending && <p role="status">{say('Uploading the image…')}</p>}
    </div>
  )
}
