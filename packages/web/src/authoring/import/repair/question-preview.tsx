import { say } from '@quizwright/domain/language/say.ts'
import type { QuestionContent as Content } from '@quizwright/domain/schemas/question.ts'
import { Asked } from '@quizwright/ui/question/asked.tsx'
import { OptionsWithKey } from '../../../questions/options-with-key.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'

const Frame = chakra('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    p: '4',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'lg',
    overflowWrap: 'anywhere',
    '& > h4': { textStyle: 'xs', color: 'fg.muted', fontWeight: 'medium' },
    '& > ol': { listStyle: 'none', display: 'flex', flexDirection: 'column', gap: '1.5' },
    '& li': {
      display: 'flex',
      gap: '2',
      alignItems: 'baseline',
      px: '3',
      py: '1.5',
      borderWidth: '1px',
      borderColor: 'border.muted',
      borderRadius: 'md',
    },
    '& li[data-correct]': { borderColor: 'green.solid', bg: 'green.subtle' },
    whiteSpace: 'pre-line',
    '& img': { maxHeight: '12rem', maxWidth: 'full', alignSelf: 'flex-start' },
  },
})

/** Shows a question as students will see it, with the correct option marked. */
export const QuestionPreview = ({ question }: { question: Content }) => (
  <Frame aria-label={say('Student view')}>
    <h4>{say('Student view')}</h4>
    <Asked question={question} imageName={question.image_description || say('Image of the question')} />
    <OptionsWithKey options={question.options} />
  </Frame>
)
