import { Formula } from './formula.tsx'

/** What an author wrote in one place: words, a formula, a picture, whichever there is. */
export const QuestionContent = ({
  text,
  equation,
  image,
}: {
  text: string
  equation: string
  image: string
}) => (
  <>
    {text && <span dir="auto">{text}</span>}
    {equation && <Formula tex={equation} />}
    {image && <img src={image} alt="" />}
  </>
)
