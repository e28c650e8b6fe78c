import { Formula } from '../formula/formula.tsx'
import { ContentImage } from './content-image.tsx'
import { FormulaText } from './formula-text.tsx'

type QuestionContentProps = {
  text: string
  /** The equation, as TeX. */
  equation: string
  /** The URL of the image. */
  image: string
  imageName?: string | undefined
}

/** Shows the content of a question, an option or a solution: its text, equation and image. */
export const QuestionContent = ({ text, equation, image, imageName = '' }: QuestionContentProps) => (
  <>
    {text !== '' && (
      <span className="question-text" dir="auto">
        <FormulaText text={text} />
      </span>
    )}
    {/* Where both stand on one line, the formula does not touch the last word. */}
    {text !== '' && equation !== '' && ' '}
    {equation !== '' && <Formula tex={equation} isAlone />}
    {image !== '' && <ContentImage url={image} name={imageName} isLazy />}
  </>
)
