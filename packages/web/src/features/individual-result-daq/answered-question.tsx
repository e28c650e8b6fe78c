import { isBlankText } from '@quizwright/domain/rules/is-blank-text.ts'
import type { DaqQuestion } from '@quizwright/contracts/schemas/descriptive-result.ts'
import { chakra } from '../../ui/styled/chakra.tsx'

const List = chakra('dl', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    textStyle: 'sm',
    maxHeight: '24rem',
    overflowY: 'auto',
    p: '3',
    borderRadius: 'md',
    bg: 'bg.subtle',
    '& > dt': { textStyle: 'xs', color: 'fg.muted', fontWeight: 'semibold' },
    '& > dd': { mb: '3', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
    '& > dd:last-child': { mb: '0' },
    '& img': { maxWidth: 'full', borderRadius: 'md', mb: '2' },
  },
})

/** Shows the whole question, its model answer and the student's answer. */
export const AnsweredQuestion = ({ question }: { question: DaqQuestion }) => {
  const solution = question.solution ?? ''
  return (
    <List tabIndex={0} aria-label="Question and answer">
      <dt>Question</dt>
      <dd dir="auto">{question.question}</dd>
      {solution !== '' && (
        <>
          <dt>Solution</dt>
          <dd dir="auto">{solution}</dd>
        </>
      )}
      <dt>Student answer</dt>
      <dd dir="auto">
        {isBlankText(question.answer) && question.uploaded_images.length === 0 ? 'Skipped' : question.answer}
        {question.uploaded_images.map((link, index) => (
          <img key={link} src={link} alt={`Image ${index + 1} of the answer`} />
        ))}
      </dd>
    </List>
  )
}
