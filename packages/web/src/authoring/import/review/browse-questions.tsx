import { say } from '@quizwright/domain/language/say.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Fragment, useState } from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from '../../../ui/buttons/button.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { PlaceOnPage } from '../pages/place-on-page.tsx'
import { QuestionPreview } from '../repair/question-preview.tsx'
import type { Review } from './review.ts'
import { useReviewPanel } from './review-panel.ts'
import { SmallMutedText } from '../../../ui/layout/parts.tsx'

const Frame = chakra('section', { base: { display: 'flex', flexDirection: 'column', gap: '2' } })
const Head = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    '& > h3': { textStyle: 'title.sm', flex: '1', fontVariantNumeric: 'tabular-nums' },
  },
})

type BrowseQuestionsProps = {
  questions: readonly DraftQuestion[]
  /** Where questions stand in a PDF. */
  places?: Review['places']
}

/** Shows the questions of a file as students will see them, one after the other, while no row is open. */
export const BrowseQuestions = ({ questions, places }: BrowseQuestionsProps) => {
  const panel = useReviewPanel()
  const [chosen, setChosen] = useState(0)
  const index = Math.min(chosen, questions.length - 1)
  const question = questions[index]
  if (!question) return null
  const browser = (
    <Frame aria-label={say('Questions in the file')}>
      <Head>
        <h3 aria-live="polite">
          {say('Question {number} of {count}', { number: index + 1, count: questions.length })}
        </h3>
        <IconButton
          label={say('Previous question')}
          icon={<ChevronLeft aria-hidden />}
          unavailable={index === 0}
          onClick={() => setChosen(index - 1)}
        />
        <IconButton
          label={say('Next question')}
          icon={<ChevronRight aria-hidden />}
          unavailable={index === questions.length - 1}
          onClick={() => setChosen(index + 1)}
        />
      </Head>
      <Fragment key={question._id}>
        <QuestionPreview question={question} />
        <PlaceOnPage place={places?.get(question._id)} no={index + 1} />
      </Fragment>
      {panel && (
        <SmallMutedText>
          {say('Choose an error or warning in the lists to fix its question here.')}
        </SmallMutedText>
      )}
    </Frame>
  )
  return panel ? createPortal(browser, panel) : browser
}
