import { say } from '@quizwright/domain/language/say.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import { labels } from '@quizwright/domain/texts.ts'
import { useEffect, useId, useRef, useState } from 'react'
import { Badge } from '../../ui/feedback/badge.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'
import { QuestionContent } from '@quizwright/ui/question/question-content.tsx'

const Card = chakra('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    p: '4',
    bg: 'bg.panel',
    borderRadius: 'lg',
    boxShadow: 'lg',
    textStyle: 'sm',
    outline: '0 !important',
    overflow: 'auto',
    maxHeight: '26rem',
  },
})
const Head = chakra('header', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    '& > strong': { me: 'auto', overflowWrap: 'anywhere' },
  },
})
const Content = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
    '& > img': { maxHeight: '10rem', maxWidth: 'full', alignSelf: 'flex-start', borderRadius: 'md' },
  },
})
const Choices = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '1' } })
const Choice = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '8',
    px: '2',
    borderRadius: 'md',
    cursor: 'pointer',
    _hover: { bg: 'bg.subtle' },
    '& > input': { boxSize: '4', flexShrink: '0' },
    '& img': { maxHeight: '4rem' },
  },
})
const Foot = chakra('footer', {
  base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '2' },
})

type PopUpPreviewProps = {
  name: string
  questions: readonly DraftQuestion[]
  isSkippable: boolean
  onEnd: () => void
}

/** Shows the quiz as a student meets it in the video. Answers given here are not stored. */
export const PopUpPreview = ({ name, questions, isSkippable, onEnd }: PopUpPreviewProps) => {
  const id = useId()
  const [index, setIndex] = useState(0)
  const card = useRef<HTMLElement>(null)
  useEffect(() => card.current?.focus({ preventScroll: true }), [])
  const question = questions[Math.min(index, questions.length - 1)]
  const isLast = index >= questions.length - 1
  return (
    <Card ref={card} tabIndex={-1} aria-label={say('Preview of the quiz')}>
      <Head>
        <strong>{name}</strong>
        <Badge>{isSkippable ? labels.skippable : labels.mustPass}</Badge>
      </Head>
      {question ? (
        <>
          <Content id={`${id}-content`}>
            <span>{say('Question {number} of {count}', { number: index + 1, count: questions.length })}</span>
            <QuestionContent
              text={question.question}
              equation={question.equation}
              image={question.image_url}
            />
          </Content>
          <Choices key={question._id} role="radiogroup" aria-labelledby={`${id}-content`}>
            {question.options.map((option, optionIndex) => (
              // Options have no id, so their index is the key.
              <Choice key={optionIndex}>
                <input type="radio" name={`${id}-option`} />
                <QuestionContent text={option.option} equation={option.equation} image={option.image_url} />
              </Choice>
            ))}
          </Choices>
        </>
      ) : (
        <p>{say('The quiz has no questions yet.')}</p>
      )}
      <Foot>
        {isSkippable && !isLast && (
          <Button size="sm" variant="ghost" onClick={onEnd}>
            {say('Skip')}
          </Button>
        )}
        {index > 0 && (
          <Button size="sm" onClick={() => setIndex(index - 1)}>
            {say('Previous')}
          </Button>
        )}
        {isLast ? (
          <Button size="sm" variant="solid" onClick={onEnd}>
            {say('Continue video')}
          </Button>
        ) : (
          <Button size="sm" variant="solid" onClick={() => setIndex(index + 1)}>
            {say('Next question')}
          </Button>
        )}
      </Foot>
    </Card>
  )
}
