import { shownText } from '@quizwright/domain/kinds/shown-text.ts'
import { say } from '@quizwright/domain/language/say.ts'
import type { QuestionContent as Content } from '@quizwright/domain/schemas/question.ts'
import { QuestionContent } from '@quizwright/ui/question/question-content.tsx'
import { AcceptedAnswers } from '../../questions/accepted-answers.tsx'
import { OptionsWithKey } from '../../questions/options-with-key.tsx'
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
    // Screen readers get a text that says which option is correct.
    '& > ol > li::before': { content: '"○ " / ""' },
    '& > ol > li[data-correct]::before': { content: '"✓ " / ""' },
    '& > ol > li[data-correct]': { color: 'fg.success', fontWeight: 'semibold' },
    '& img': { maxHeight: '6rem' },
  },
})

/** Shows a question compactly with its options and its key, so that an author can choose it. */
export const QuestionFace = ({ question }: { question: Content }) => (
  <Face>
    <div>
      <QuestionContent
        text={shownText(question)}
        equation={question.equation}
        image={question.image_url}
        imageName={question.image_description || say('Image of the question')}
      />
    </div>
    <OptionsWithKey options={question.options} />
    <AcceptedAnswers question={question} />
  </Face>
)
