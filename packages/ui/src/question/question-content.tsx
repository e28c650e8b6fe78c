import { Formula } from '../formula/formula.tsx'
import { ContentImage } from './content-image.tsx'
import { FormulaText } from './formula-text.tsx'

type QuestionContentProps = {
  text: string
  /** TeX. */
  equation: string
  /** The image's URL. */
  image: string
  imageName?: string | undefined
}

/** One piece of an author's content (a question, an option, a solution): its text, formula and image, if any. */
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
