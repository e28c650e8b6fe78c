/** The text that several questions refer to; nothing where there is none. */
export const Paragraph = ({ text }: { text: string }) =>
  text === '' ? null : (
    <p className="question-text paragraph" dir="auto">
      {text}
    </p>
  )
