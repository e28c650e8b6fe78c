import { FormulaText } from '@quizwright/ui/question/formula-text.tsx'

/** The text that several questions refer to; nothing where there is none. */
export const Paragraph = ({ text }: { text: string }) =>
  text === '' ? null : (
    <p className="question-text paragraph" dir="auto">
      <FormulaText text={text} />
    </p>
  )
