import { chakra } from '@chakra-ui/react/styled-system'
import { lengths } from '@quizwright/contracts/limits.ts'
import type { DraftQuestion } from '@quizwright/contracts/schemas/question.ts'
import { Plus } from 'lucide-react'
import { type KeyboardEvent, memo, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../ui/button.tsx'
import { useEditor } from '../editor-context.ts'
import { findingsOf } from '../findings/findings-of.ts'
import { type CardActions, cardActions } from './card-actions.ts'
import { CardHead } from './card-head.tsx'
import { ContentField } from './content-field.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { ExtraField } from './extra-field.tsx'
import { type Extra, extraTitles, extras, filledExtras } from './extras.ts'
import { cardId, focusField } from './fields.ts'
import { Options } from './options.tsx'
import { QuestionFindings } from './question-findings.tsx'
import { TagsField } from './tags-field.tsx'

const Card = chakra('section', {
  base: {
    display: 'flex', flexDirection: 'column', gap: '3', p: { base: '3', sm: '4' }, bg: 'bg.panel', borderWidth: '1px', borderColor: 'border', borderRadius: 'xl', scrollMarginTop: '8rem',
    transition: 'border-color 100ms', '&:focus-within': { borderColor: 'accent.emphasized', boxShadow: 'xs' },
  },
})
const Adders = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '1', mx: '-2' } })

/** Keys for a whole question, wherever in it the focus is. */
const onCardKey = (actions: CardActions) => (event: KeyboardEvent) => {
  const isCommand = event.ctrlKey || event.metaKey
  const run = event.altKey && event.key === 'ArrowUp' ? () => actions.move(-1)
    : event.altKey && event.key === 'ArrowDown' ? () => actions.move(1)
    : isCommand && event.key === 'Enter' ? actions.addBelow
    : isCommand && event.key === 'd' ? actions.duplicate
    : undefined
  if (!run) return
  event.preventDefault()
  run()
}

type QuestionCardProps = { question: DraftQuestion; no: number; total: number }

/** One question with everything that can be written in it. Drawn again only when this question changes or moves. */
export const QuestionCard = memo(({ question, no, total }: QuestionCardProps) => {
  const editor = useEditor()
  const { store, quizType } = editor
  const [asked, setAsked] = useState<readonly Extra[]>([])
  const [isDeleting, setIsDeleting] = useState(false)
  const { _id: id } = question
  const actions = cardActions(editor, { id, no, total }, () => setIsDeleting(true))
  const findings = findingsOf(question, quizType)
  const errors = findings.filter((finding) => finding.severity === 'error')
  const filled = filledExtras(question)
  const shows = (extra: Extra) => filled.includes(extra) || asked.includes(extra)
  const askFor = (extra: Extra) => {
    flushSync(() => setAsked([...asked, extra]))
    focusField(id, extra)
  }
  const extra = (name: Extra) => shows(name) && <ExtraField question={question} extra={name} />

  return (
    <Card id={cardId(id)} tabIndex={-1} aria-labelledby={`${id}-heading`} onKeyDown={onCardKey(actions)}>
      <CardHead question={question} no={no} total={total} actions={actions} headingId={`${id}-heading`} />
      {extra('section')}
      {extra('paragraph')}
      <div data-field="question">
        <ContentField
          name="Question" content={{ text: question.question, equation: question.equation, image: question.image_url }} maxLength={lengths.question} placeholder="The question"
          invalid={errors.some((error) => error.field === 'question')}
          onChange={({ text, equation, image }) => store.trigger.setQuestion({ id, changes: { ...(text !== undefined && { question: text }), ...(equation !== undefined && { equation }), ...(image !== undefined && { image_url: image }) } })}
          onLeave={() => store.trigger.endTyping()}
        />
      </div>
      {quizType !== 'daq' && <Options question={question} errors={errors} />}
      {extra('solution')}
      {extra('video')}
      <TagsField tags={question.tags} onChange={(tags) => store.trigger.setQuestion({ id, changes: { tags } })} />
      <Adders>
        {extras.filter((name) => !shows(name)).map((name) => (
          <Button key={name} size="sm" variant="ghost" icon={<Plus aria-hidden />} onClick={() => askFor(name)}>{extraTitles[name]}</Button>
        ))}
      </Adders>
      <QuestionFindings questionId={id} findings={findings} />
      <DeleteDialog open={isDeleting} no={no} onConfirm={actions.delete} onClose={() => setIsDeleting(false)} />
    </Card>
  )
})
