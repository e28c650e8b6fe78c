import { FormulaText } from '@quizwright/ui/question/formula-text.tsx'

/** Shows the text that several questions refer to, if there is one. */
export const Paragraph = ({ text }: { text: string }) =>
  text === '' ? null : (
    <p className="question-text paragraph" dir="auto">
      <FormulaText text={text} />
    </p>
  )
