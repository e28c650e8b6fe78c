import { attemptLimits, imageLimits } from '@quizwright/contracts/limits.ts'
import { useId, useState } from 'preact/hooks'
import { addPicture, type Holder, type Refused, removePicture } from '../calls.ts'

type Pictures = {
  holder: Holder
  questionId: string
  pictures: readonly string[]
  onChange: (pictures: string[]) => void
}

const mostMegabytes = imageLimits.bytes / 1024 ** 2

/** Pictures of written work, added to an answer in words. */
export const PictureField = ({ holder, questionId, pictures, onChange }: Pictures) => {
  const [problem, setProblem] = useState('')
  const [isSending, setSending] = useState(false)
  const id = useId()

  const change = async (call: Promise<{ uploaded_images: string[] }>): Promise<void> => {
    setProblem('')
    setSending(true)
    await call.then(
      ({ uploaded_images }) => onChange(uploaded_images),
      (refused: Refused) => setProblem(refused.message),
    )
    setSending(false)
  }
  const add = (input: HTMLInputElement): void => {
    const [file] = input.files ?? []
    input.value = ''
    if (!file) return
    if (file.size > imageLimits.bytes)
      return setProblem(`The picture is larger than ${mostMegabytes} MB. Make it smaller and add it again.`)
    void change(addPicture(holder, questionId, file))
  }

  return (
    <div class="pictures">
      {pictures.length > 0 && (
        <ul>
          {pictures.map((link, at) => (
            <li key={link}>
              <img class="picture" src={link} alt={`Your picture ${at + 1}`} />
              <button
                type="button"
                class="link"
                onClick={() => void change(removePicture(holder, { question_id: questionId, link }))}
              >
                Remove picture {at + 1}
              </button>
            </li>
          ))}
        </ul>
      )}
      {pictures.length < attemptLimits.picturesPerAnswer && (
        <>
          <label for={id}>Add a picture</label>
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
      <p class="problem" role="alert" id={`${id}-problem`}>
        {problem}
      </p>
      {isSending && <p role="status">Sending the picture…</p>}
    </div>
  )
}
