import { attemptLimits, imageLimits } from '@quizwright/contracts/limits.ts'
import { ContentImage } from '@quizwright/ui/question/content-image.tsx'
import { useId, useState } from 'react'
import { addImage, type AttemptCredentials, removeImage } from '../connection/learner-api.ts'
import type { RequestError } from '../connection/request-error.ts'

type ImageFieldProps = {
  credentials: AttemptCredentials
  questionId: string
  /** The URLs of the uploaded images. */
  images: readonly string[]
  onChange: (images: string[]) => void
}

const maxMegabytes = imageLimits.bytes / 1024 ** 2

/** Images of written work, added to a descriptive answer. */
export const ImageField = ({ credentials, questionId, images, onChange }: ImageFieldProps) => {
  const [problem, setProblem] = useState('')
  const [isSending, setSending] = useState(false)
  const id = useId()

  const change = async (request: Promise<{ uploaded_images: string[] }>): Promise<void> => {
    setProblem('')
    setSending(true)
    await request.then(
      ({ uploaded_images }) => onChange(uploaded_images),
      (error: RequestError) => setProblem(error.message),
    )
    setSending(false)
  }
  const add = (input: HTMLInputElement): void => {
    const [file] = input.files ?? []
    input.value = ''
    if (!file) return
    if (file.size > imageLimits.bytes)
      return setProblem(`The image is larger than ${maxMegabytes} MB. Make it smaller and add it again.`)
    void change(addImage(credentials, questionId, file))
  }
  const remove = (link: string) => void change(removeImage(credentials, { question_id: questionId, link }))

  return (
    <div className="image-field">
      {images.length > 0 && (
        <ul>
          {images.map((url, index) => (
            <li key={url}>
              <ContentImage url={url} name={`Your image ${index + 1}`} />
              <button type="button" className="link" onClick={() => remove(url)}>
                Remove image {index + 1}
              </button>
            </li>
          ))}
        </ul>
      )}
      {images.length < attemptLimits.imagesPerAnswer && (
        <>
          <label htmlFor={id}>Add an image</label>
          <input
            id={id}
            type="file"
            accept="image/png,image/jpeg,image/gif,image/webp"
            disabled={isSending}
            aria-describedby={`${id}-problem`}
            onChange={(event) => add(event.currentTarget)}
          />
        </>
      )}
      <p className="problem" role="alert" id={`${id}-problem`}>
        {problem}
      </p>
      {isSending && <p role="status">Sending the image…</p>}
    </div>
  )
}
