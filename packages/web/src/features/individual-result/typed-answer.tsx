import { say } from '@quizwright/domain/language/say.ts'
import { isBlankText } from '@quizwright/domain/rules/is-blank-text.ts'
import { acceptedOf } from '@quizwright/domain/kinds/accepted-of.ts'
import type { ResultQuestion } from '@quizwright/contracts/schemas/result.ts'
import { AcceptedAnswers } from '../../questions/accepted-answers.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'

const Given = chakra('blockquote', {
  base: {
    borderInlineStartWidth: '3px',
    borderColor: 'border.emphasized',
    paddingInlineStart: '3',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
  },
})
const Label = chakra('p', { base: { color: 'fg.muted', textStyle: 'xs' } })

/** What a student typed and what is accepted; nothing for a question with options. */
export const TypedAnswer = ({ answered: { question, answer = '' } }: { answered: ResultQuestion }) => {
  if (!question || !acceptedOf(question).accepted) return null
  return (
    <>
      {!isBlankText(answer) && <Given dir="auto">{answer}</Given>}
      <Label>{say('Accepted answers')}</Label>
      <AcceptedAnswers question={question} />
    </>
  )
}
