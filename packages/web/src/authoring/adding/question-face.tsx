import type { QuestionContent as Content } from '@quizwright/contracts/schemas/question.ts'
import { QuestionContent } from '@quizwright/ui/question/question-content.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'

const Face = chakra('div', {
  base: {
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
    '& > ol': {
      listStyle: 'none',
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '4',
      rowGap: '0.5',
      m: '0',
      mt: '1',
      p: '0',
      color: 'fg.muted',
    },
    '& > ol > li[data-correct]': { color: 'fg.success', fontWeight: 'semibold' },
    '& img': { maxHeight: '6rem' },
  },
})

/** A question on few lines, with its options and its key: what somebody chooses it by. */
export const QuestionFace = ({ question }: { question: Content }) => (
  <Face>
    <div>
      <QuestionContent
        text={question.question}
        equation={question.equation}
        image={question.image_url}
        imageName="Image of the question"
      />
    </div>
    {question.options.length > 0 && (
      <ol>
        {question.options.map((option, index) => (
          // Options have no identity of their own and are only looked at here.
          <li key={index} data-correct={option.is_correct || undefined}>
            {option.is_correct ? '✓ ' : '○ '}
            {option.is_correct && <VisuallyHidden>Correct: </VisuallyHidden>}
            <QuestionContent
              text={option.option}
              equation={option.equation}
              image={option.image_url}
              imageName={`Image of option ${index + 1}`}
            />
          </li>
        ))}
      </ol>
    )}
  </Face>
)
