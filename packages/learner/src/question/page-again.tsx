import { say } from '@quizwright/domain/language/say.ts'
import { Paragraph } from './paragraph.tsx'

/** The text on the page before a question, for who wants to read it again. */
export const PageAgain = ({ text = '' }: { text?: string | undefined }) =>
  text === '' ? null : (
    <details>
      <summary>{say('Read the text before this question again')}</summary>
      <Paragraph text={text} />
    </details>
  )
