import { isBlankText } from '@quizwright/domain/rules/is-blank-text.ts'
import type { AnswerToMark } from '@quizwright/contracts/schemas/marking.ts'
import { AnswerImage } from './answer-image.tsx'
import { When } from '../../ui/format/when.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'

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
          <>
            {' · session '}
            <bdi>{answer.session_name}</bdi>
          </>
        )}
        {answer.attempt_number !== undefined && ` · attempt\u00a0${answer.attempt_number}`} · handed in{' '}
        <When at={answer.submitted_at} />
      </p>
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
