import { saidWith } from '@quizwright/ui/language/said-with.tsx'
import { say } from '@quizwright/domain/language/say.ts'
import { isBlankText } from '@quizwright/domain/rules/is-blank-text.ts'
import type { AnswerToMark, ImageSize } from '@quizwright/contracts/schemas/marking.ts'
import { Badge } from '../../ui/feedback/badge.tsx'
import { When } from '../../ui/format/when.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'
import { useState } from 'react'
import { AnswerComments } from './answer-comments.tsx'

/**
 * Reserves the place of the image by its size. If the size is unknown, the place has the shape of most images, so that
 * little moves.
 */
const Frame = chakra('a', {
  base: {
    display: 'block',
    '& > img': {
      display: 'block',
      maxWidth: 'full',
      height: 'auto',
      borderRadius: 'md',
      bg: 'white',
    },
    '&[aria-busy=true] > img': { bg: 'bg.muted' },
    '&[aria-busy=true] > img:not([width])': { aspectRatio: '4 / 3', width: 'full' },
  },
})

type AnswerImageProps = { link: string; no: number; size: ImageSize | null | undefined }

/** An image of an answer, as wide as the panel at most. Its link opens it alone. */
const AnswerImage = ({ link, no, size }: AnswerImageProps) => {
  const [isLoading, setLoading] = useState(true)
  const stop = () => setLoading(false)
  return (
    <Frame
      href={link}
      target="_blank"
      rel="noopener noreferrer"
      title={say('Open in a new tab')}
      aria-busy={isLoading}
    >
      <img
        src={link}
        alt={say('Image {number} of the answer', { number: no })}
        width={size?.width}
        height={size?.height}
        onLoad={stop}
        onError={stop}
      />
    </Frame>
  )
}

const Panel = chakra('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    p: { base: '4', md: '6' },
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'xl',
    outline: '0 !important',
  },
})
const Head = chakra('header', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '3',
    alignItems: 'baseline',
    '& > h2': { fontWeight: 'semibold', me: 'auto' },
    '& > p': { textStyle: 'xs', color: 'fg.muted' },
  },
})
const Words = chakra('p', {
  base: {
    fontSize: 'lg',
    lineHeight: '1.7',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    maxWidth: '46rem',
  },
})

/** Shows the student's text and images in large size. */
export const AnswerPanel = ({ answer }: { answer: AnswerToMark }) => (
  <Panel aria-labelledby="answer">
    <Head>
      <h2 id="answer">
        <bdi>{answer.student.full_name}</bdi>
      </h2>
      <p>
        <bdi>{answer.quiz_name}</bdi>
        {answer.session_name !== undefined && (
          <> · {saidWith('session {session}', { session: <bdi>{answer.session_name}</bdi> })}</>
        )}
        {answer.attempt_number !== undefined &&
          ` · ${say('attempt {number}', { number: answer.attempt_number })}`}{' '}
        · {saidWith('submitted {when}', { when: <When at={answer.submitted_at} /> })}
      </p>
      {answer.share && (
        <Badge tone="neutral">
          {answer.share === 'open' ? say('Not assigned') : say('Assigned to another marker')}
        </Badge>
      )}
      <AnswerComments answer={answer} />
    </Head>
    {!isBlankText(answer.answer) && <Words dir="auto">{answer.answer}</Words>}
    {answer.uploaded_images.map((link, index) => (
      <AnswerImage
        key={`${answer.result_id} ${link}`}
        link={link}
        no={index + 1}
        size={answer.image_sizes?.[index]}
      />
    ))}
  </Panel>
)
